import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fuzz, operations } from "./fuzzOperations.ts"

/** The others are in `fuzzOthers.test.ts`: two files are asked at the same time. */
describe("Every second operation, asked with inputs of its own document, right and wrong", () => {
  it("is one of those that the catalogue of operations names", () => {
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
