import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { convertedPrice } from "../../../domain/store/AlternateCurrency.ts"

const zloty = (minorUnits: number) => ({ minorUnits, currencyCode: "PLN" })
const euro = { currencyCode: "EUR", currencyDecimals: 2, positiveFormat: "{0} €" }
const inPoland = { currencyDecimals: 2 }

describe("a price in a store's second currency", () => {
  it("is shown in whole minor units of that currency", () => {
    expect(convertedPrice(zloty(22_990), inPoland, { ...euro, conversionRate: 0.235 })).toEqual({
      minorUnits: 5_403,
      currencyCode: "EUR",
    })
  })

  it.each([[0], [-0.235], [Number.NaN], [Number.POSITIVE_INFINITY], [undefined]])(
    "F72 is absent at a rate of %s",
    (conversionRate) => {
      expect(convertedPrice(zloty(22_990), inPoland, { ...euro, conversionRate })).toBeUndefined()
      expect(convertedPrice(zloty(22_990), inPoland, { ...euro, conversionRate, conversionRateInv: 0 })).toBeUndefined()
    },
  )

  it("uses the inverse rate when the direct one is missing", () => {
    expect(
      convertedPrice(zloty(42_550), inPoland, { ...euro, conversionRate: 0, conversionRateInv: 4.255 })?.minorUnits,
    ).toBe(10_000)
  })

  it.each([[-1], [1.5], [2 ** 53], [Number.NaN]])("F72 is absent for an amount of %s", (minorUnits) => {
    expect(convertedPrice(zloty(minorUnits), inPoland, { ...euro, conversionRate: 1 })).toBeUndefined()
  })

  it("F72 is an integer at most half a minor unit away, for any decimals of the two currencies", () => {
    const decimals = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.double({ min: 0.0001, max: 10_000, noNaN: true }),
        decimals,
        decimals,
        (minorUnits, rate, from, to) => {
          const converted = convertedPrice(
            zloty(minorUnits),
            { currencyDecimals: from },
            { ...euro, currencyDecimals: to, conversionRate: rate },
          )
          const exact = minorUnits * rate * 10 ** (to - from)
          if (exact > Number.MAX_SAFE_INTEGER) return expect(converted).toBeUndefined()
          expect(Number.isSafeInteger(converted?.minorUnits)).toBe(true)
          expect(Math.abs((converted?.minorUnits ?? 0) - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12)
        },
      ),
    )
  })
})
