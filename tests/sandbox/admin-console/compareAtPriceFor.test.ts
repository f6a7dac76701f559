import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compareAtPriceFor } from "../../../contracts/sandbox/admin-console/import/compareAtPriceFor.ts"

describe("F75 the struck price beside a new one", () => {
  it.each([
    ["of a product that is new", undefined, undefined],
    ["that falls", { price: 5_000, oldPrice: undefined }, 5_000],
    ["that falls further", { price: 4_500, oldPrice: 5_000 }, 4_500],
    ["that stays after a fall", { price: 4_000, oldPrice: 5_000 }, 5_000],
    ["that stays and never fell", { price: 4_000, oldPrice: undefined }, undefined],
    ["that rises, though it was higher once", { price: 3_500, oldPrice: 5_000 }, undefined],
    ["that falls from more than is named", { price: 9_500, oldPrice: undefined }, 9_000],
  ])("%s follows the directive of the European Union", (_, before, struck) => {
    expect(compareAtPriceFor("ES", 4_000, 9_000, before)).toBe(struck)
  })

  it("is the given one outside the European Union, unless it is not above the price", () => {
    const amount = fc.integer({ min: 0, max: 10_000 })
    const before = fc.option(fc.record({ price: amount, oldPrice: fc.option(amount, { nil: undefined }) }), {
      nil: undefined,
    })
    fc.assert(
      fc.property(amount, amount, before, (price, named, known) => {
        expect(compareAtPriceFor("US", price, named, known)).toBe(named > price ? named : undefined)
        const struck = compareAtPriceFor("DE", price, named, known)
        expect(
          struck === undefined ||
            (struck > price && struck <= named && struck <= Math.max(known?.price ?? 0, known?.oldPrice ?? 0)),
        ).toBe(true)
      }),
    )
  })
})
