import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { multiplyMoney } from "../../../domain/shared/multiplyMoney.ts"

describe("the price of several units", () => {
  it("is the sum of single units, in their own currency", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 99 }), (minorUnits, quantity) => {
        const oneByOne = Array.from({ length: quantity }, () => minorUnits).reduce((sum, next) => sum + next, 0)
        expect(multiplyMoney({ minorUnits, currencyCode: "KWD" }, quantity)).toEqual({
          minorUnits: oneByOne,
          currencyCode: "KWD",
        })
      }),
    )
  })

  it("is absent without a price", () => {
    expect(multiplyMoney(undefined, 3)).toBeUndefined()
  })
})
