import { describe } from "vitest"
import { fuzz, operations } from "./fuzzOperations.ts"

/** The remaining operations of `fuzz.test.ts`. */
describe("the other operations with valid and invalid inputs from their documents", () => {
  fuzz(operations.filter((_, index) => index % 2 === 1))
})
