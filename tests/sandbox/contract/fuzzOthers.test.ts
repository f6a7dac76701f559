import { describe } from "vitest"
import { fuzz, operations } from "./fuzzOperations.ts"

/** What `fuzz.test.ts` leaves. */
describe("The other operations, asked with inputs of their own document, right and wrong", () => {
  fuzz(operations.filter((_, index) => index % 2 === 1))
})
