import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toMinorUnits } from "../../../../domain/catalog/sheet/toMinorUnits.ts"
import { HOSTILE_TEXTS } from "../../../support/HOSTILE_TEXTS.ts"

const decimals = fc.constantFrom(0, 2, 3)

/** A price in the format of a file. */
function written(minorUnits: number, currencyDecimals: number): string {
  const digits = String(minorUnits).padStart(currencyDecimals + 1, "0")
  return currencyDecimals === 0 ? digits : `${digits.slice(0, -currencyDecimals)}.${digits.slice(-currencyDecimals)}`
}

describe("a price in a catalogue file", () => {
  it.each([
    ["19.99", 2, 1999],
    ["19.9", 2, 1990],
    ["19", 2, 1900],
    [" 19.99 ", 2, 1999],
    ["0", 2, 0],
    ["4900", 0, 4900],
    ["4900.00", 0, 4900],
    ["1.234", 3, 1234],
    ["1.2", 3, 1200],
    ["19.990", 2, 1999],
    ["007.50", 2, 750],
  ])("%j with %i decimals is %i", (text, currencyDecimals, expected) => {
    expect(toMinorUnits(text, currencyDecimals)).toBe(expected)
  })

  it.each([
    ["19.999", 2],
    ["4900.5", 0],
    ["1.2345", 3],
    ["19,99", 2],
    ["1.234,56", 2],
    ["-1", 2],
    ["+1", 2],
    ["1e3", 2],
    ["0x10", 2],
    ["€ 5", 2],
    ["", 2],
    [".", 2],
    [".99", 2],
    ["5.", 2],
    ["NaN", 2],
    ["Infinity", 2],
    ["١٩", 2],
    ["１９", 0],
    ["1 000", 2],
    ["9".repeat(40), 2],
    ["0.000000001", 2],
  ])("%j with %i decimals is invalid", (text, currencyDecimals) => {
    expect(toMinorUnits(text, currencyDecimals)).toBeUndefined()
  })

  it("is parsed as it was formatted, in every currency", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), decimals, (minorUnits, currencyDecimals) => {
        expect(toMinorUnits(written(minorUnits, currencyDecimals), currencyDecimals)).toBe(minorUnits)
      }),
      { numRuns: 500 },
    )
  })

  it("is never rounded: too many decimals are an error", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        decimals,
        fc.stringMatching(/^0{0,2}[1-9]$/),
        (minorUnits, currencyDecimals, rest) => {
          const text = written(minorUnits, currencyDecimals)
          expect(
            toMinorUnits(currencyDecimals === 0 ? `${text}.${rest}` : `${text}${rest}`, currencyDecimals),
          ).toBeUndefined()
        },
      ),
      { numRuns: 500 },
    )
  })

  it("is a whole amount or an error for any text", () => {
    const anything = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string(), fc.stringMatching(/^[0-9.,eE+-]{0,24}$/))
    fc.assert(
      fc.property(anything, decimals, (text, currencyDecimals) => {
        const read = toMinorUnits(text, currencyDecimals) ?? 0
        expect(Number.isSafeInteger(read) && read >= 0).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
