import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fuzz, operations } from "./fuzzOperations.ts"

/** The others are in `fuzzOthers.test.ts`: two files run in parallel. */
describe("every second operation with valid and invalid inputs from its document", () => {
  it("is in the catalogue of operations", () => {
    const named = readFileSync(new URL("../../../contracts/operations.csv", import.meta.url), "utf8")
      .split("\n")
      .slice(1)
      .map((row) => row.split(",")[1])
    expect(
      operations.map(({ operationId }) => operationId).filter((operationId) => !named.includes(operationId)),
    ).toEqual([])
  })

  fuzz(operations.filter((_, index) => index % 2 === 0))
})
