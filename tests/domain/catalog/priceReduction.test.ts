import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { priceReduction } from "../../../domain/catalog/priceReduction.ts"
import { euros } from "../../support/builders/euros.ts"

const ELSEWHERE = { countryCode: "US" }
const UNION = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ")

describe("a price reduction", () => {
  it.each([
    ["no old price", 1000, undefined, undefined, undefined],
    ["no old price, with a history", 1000, undefined, 2000, undefined],
    ["an old price", 1500, 2000, undefined, { struck: 2000, percent: 25 }],
    ["a lower price in the last 30 days", 1500, 3000, 2000, { struck: 2000, percent: 25 }],
    ["a history that was as low", 1500, 3000, 1500, undefined],
    ["a history that was lower", 1500, 3000, 1200, undefined],
    ["an old price that is not higher", 1500, 1500, undefined, undefined],
    ["a price that rose", 1500, 1000, undefined, undefined],
    ["a gift", 0, 1000, undefined, { struck: 1000, percent: 100 }],
    ["a negative price", -1, 1000, undefined, undefined],
    ["29 of 100 taken off", 71, 100, undefined, { struck: 100, percent: 29 }],
    ["a third", 6667, 10_000, undefined, { struck: 10_000, percent: 33 }],
  ])("F75 %s", (_, price, oldPrice, lowest, expected) => {
    const reduction = priceReduction(
      {
        price: euros(price),
        oldPrice: oldPrice === undefined ? undefined : euros(oldPrice),
        lowestPrice30Days: lowest === undefined ? undefined : euros(lowest),
      },
      ELSEWHERE,
    )
    expect(
      reduction === undefined ? undefined : { struck: reduction.struck.minorUnits, percent: reduction.percent },
    ).toEqual(expected)
  })

  it.each(UNION)(
    "F75 in %s has no struck price without the lowest price of 30 days, for any old price",
    (countryCode) => {
      const reduced = { price: euros(1500), oldPrice: euros(3000) }
      expect(priceReduction(reduced, { countryCode })).toBeUndefined()
      expect(priceReduction({ ...reduced, lowestPrice30Days: euros(2000) }, { countryCode })).toEqual({
        struck: euros(2000),
        percent: 25,
      })
    },
  )

  it.each(["US", "JP", "GB", "CH", "NO", "MX", "SA", "IL"])("F75 in %s may show the old price alone", (countryCode) => {
    expect(priceReduction({ price: euros(1500), oldPrice: euros(3000) }, { countryCode })).toEqual({
      struck: euros(3000),
      percent: 50,
    })
  })

  it("F75 is not shown in another currency", () => {
    const dollars = { minorUnits: 1000, currencyCode: "USD" }
    expect(priceReduction({ price: euros(1), oldPrice: dollars }, ELSEWHERE)).toBeUndefined()
    expect(
      priceReduction({ price: euros(1), oldPrice: euros(1000), lowestPrice30Days: dollars }, ELSEWHERE),
    ).toBeUndefined()
  })

  it("F75 has an exact percentage, never above the actual reduction, up to the largest amount", () => {
    const amount = fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 1, noNaN: true }), (struck, part) => {
        const price = Math.min(Math.floor(struck * part), struck - 1)
        const percent = BigInt(
          priceReduction({ price: euros(price), oldPrice: euros(struck) }, ELSEWHERE)?.percent ?? -1,
        )
        const taken = BigInt(struck - price) * 100n
        expect(percent * BigInt(struck) <= taken && taken < (percent + 1n) * BigInt(struck)).toBe(true)
      }),
    )
  })
})
