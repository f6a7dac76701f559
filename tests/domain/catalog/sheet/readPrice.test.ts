import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readPrice } from "../../../../domain/catalog/sheet/readPrice.ts"
import { readSaleTime } from "../../../../domain/catalog/sheet/readSaleTime.ts"
import { HOSTILE_TEXTS } from "../../../support/HOSTILE_TEXTS.ts"

const EUR = { currencyCode: "EUR", currencyDecimals: 2 }
const KWD = { currencyCode: "KWD", currencyDecimals: 3 }
const JPY = { currencyCode: "JPY", currencyDecimals: 0 }
const USD = { currencyCode: "USD", currencyDecimals: 2 }
const INR = { currencyCode: "INR", currencyDecimals: 2 }

describe("a price in a merchant's format (F72)", () => {
  it.each([
    ["1.299,00", EUR, 129_900],
    ["1,299.00", EUR, 129_900],
    ["EUR 12", EUR, 1200],
    ["12 EUR", EUR, 1200],
    ["12,50 €", EUR, 1250],
    ["€12.5", EUR, 1250],
    ["1 299,90", EUR, 129_990],
    ["1\u202f299,90\u00a0€", EUR, 129_990],
    ["1'299.90", EUR, 129_990],
    ["1.299.000", EUR, 129_900_000],
    ["49,90", EUR, 4990],
    ["0.999", { ...EUR, currencyDecimals: 3 }, 999],
    ["$5", USD, 500],
    ["US$ 5", USD, 500],
    ["4.905", { ...KWD, decimalMark: "." as const }, 4905],
    ["¥4,900", { ...JPY, decimalMark: "." as const }, 4900],
    ["4900円", JPY, 4900],
    ["1,29,900.50", INR, 12_990_050],
    ["1.299", { ...EUR, decimalMark: "," as const }, 129_900],
    ["5.000", { ...EUR, decimalMark: "." as const }, 500],
  ])("%j is parsed", (text, context, minorUnits) => {
    expect(readPrice(text, context)).toEqual({ minorUnits })
  })

  it.each([
    ["1.299", EUR, "ambiguousPrice"],
    ["1,299", EUR, "ambiguousPrice"],
    ["4.905", KWD, "ambiguousPrice"],
    ["-5", EUR, "negativePrice"],
    ["€ -5", EUR, "negativePrice"],
    ["\u22125", EUR, "negativePrice"],
    ["(5)", EUR, "negativePrice"],
    ["$5", EUR, "currency"],
    ["12 USD", EUR, "currency"],
    ["", EUR, "price"],
    ["free", EUR, "price"],
    ["12 each", EUR, "price"],
    ["1.2.3", EUR, "price"],
    ["12,34,56.7", EUR, "price"],
    ["1e3", EUR, "price"],
    ["NaN", EUR, "price"],
    ["19.999", { ...EUR, decimalMark: "." as const }, "price"],
    ["4900.5", JPY, "price"],
    ["9".repeat(40), EUR, "price"],
    ["9".repeat(50), EUR, "price"],
    ["5-10", EUR, "price"],
    ["١٩", EUR, "price"],
  ])("%j is refused instead of guessed", (text, context, rule) => {
    expect(readPrice(text, context)).toEqual({ rule })
  })

  it("is the same with any grouping, decimal mark and currency", () => {
    const amount = fc.integer({ min: 0, max: 99_999_999_99 })
    const style = fc.constantFrom([",", "."], [".", ","], [" ", ","], ["'", "."], ["", "."], ["", ","])
    fc.assert(
      fc.property(
        amount,
        style,
        fc.constantFrom("", "€", "EUR ", "eur "),
        (minorUnits, [grouping = "", mark = "."], before) => {
          const digits = String(minorUnits).padStart(3, "0")
          const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/gu, grouping)
          expect(readPrice(`${before}${whole}${mark}${digits.slice(-2)}`, EUR)).toEqual({ minorUnits })
        },
      ),
      { numRuns: 500 },
    )
  })

  it("is a whole amount or an error for any text", () => {
    const anything = fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string(),
      fc.stringMatching(/^[-+ €$.,'0-9]{0,20}$/),
    )
    fc.assert(
      fc.property(anything, fc.constantFrom(EUR, KWD, JPY), (text, context) => {
        const read = readPrice(text, context)
        expect("rule" in read || (Number.isSafeInteger(read.minorUnits) && read.minorUnits >= 0)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe("the start and end of a sale", () => {
  it.each([
    ["2026-05-01", false, Date.UTC(2026, 4, 1)],
    ["2026-05-01", true, Date.UTC(2026, 4, 2)],
    ["2026-05-01T10:00+0200", false, Date.UTC(2026, 4, 1, 8)],
    ["2026-05-01 10:00:30", true, Date.UTC(2026, 4, 1, 10, 0, 30)],
    ["2026-05-01T10:00:00Z", false, Date.UTC(2026, 4, 1, 10)],
    ["2024-02-29", false, Date.UTC(2024, 1, 29)],
  ])("%j is one instant in every time zone", (text, isEnd, millis) => {
    expect(readSaleTime(text, isEnd)).toBe(millis)
  })

  it.each(["05/01/26", "1.5.2026", "2026-13-01", "2026-02-30", "2023-02-29", "2026-05-01T25:00", "soon", ""])(
    "%j is invalid",
    (text) => {
      expect(readSaleTime(text, false)).toBeUndefined()
    },
  )
})
