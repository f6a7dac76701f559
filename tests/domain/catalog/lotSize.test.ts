import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lotSize, lotSteps, wholeLots } from "../../../domain/catalog/stock/lotSize.ts"

describe("a product sold in lots", () => {
  it("uses its lot size, and single units when that is missing or invalid", () => {
    expect(
      [{}, { unitsLot: 0 }, { unitsLot: 1 }, { unitsLot: 5 }, { unitsLot: 2.5 }, { unitsLot: -3 }].map(lotSize),
    ).toEqual([1, 1, 1, 5, 1, 1])
  })

  it("allows the whole lots of a quantity", () => {
    expect([1, 4, 5, 8, 10].map((quantity) => wholeLots(quantity, { unitsLot: 5 }))).toEqual([0, 0, 5, 5, 10])
    expect(wholeLots(7, {})).toBe(7)
  })

  it("steps to the next whole lot, also from an invalid quantity, and down to removal", () => {
    expect([1, 4, 5, 8, 10].map((quantity) => lotSteps(quantity, 5))).toEqual([
      { fewer: 0, more: 5 },
      { fewer: 0, more: 5 },
      { fewer: 0, more: 10 },
      { fewer: 5, more: 10 },
      { fewer: 5, more: 15 },
    ])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 20 }), (quantity, lot) => {
        const { fewer, more } = lotSteps(quantity, lot)
        expect([fewer % lot, more % lot, fewer < quantity, more > quantity]).toEqual([0, 0, true, true])
      }),
    )
  })
})
