import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isMinorUnits } from "../../../domain/shared/Money.ts"
import type { CurrencyFormat } from "../../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"

const format = (
  currencyCode: string,
  currencyDecimals: number,
  positiveFormat: string,
  grouping: string,
  decimal: string,
): CurrencyFormat => ({
  currencyCode,
  currencyDecimals,
  positiveFormat,
  negativeFormat: `-${positiveFormat}`,
  groupingCharacter: grouping,
  decimalCharacter: decimal,
})

const EURO = format("EUR", 2, "{0} €", ".", ",")
const DOLLAR = format("USD", 2, "${0}", ",", ".")
const YEN = format("JPY", 0, "¥{0}", ",", ".")
const RIYAL = format("SAR", 2, "{0} ر.س", ",", ".")
const DINAR = format("KWD", 3, "{0} د.ك", ",", ".")
const RUPEE_LIKE = format("XXX", 2, "{0}", "\u202f", "·")
const ZLOTY = format("PLN", 2, "{0}\u00a0zł", "\u00a0", ",")
const WON = format("KRW", 0, "₩{0}", ",", ".")
const FORINT = format("HUF", 2, "{0} Ft", "\u00a0", ",")
const FORMATS = [EURO, DOLLAR, YEN, RIYAL, DINAR, RUPEE_LIKE, FORINT, ZLOTY, WON]

const safeInteger = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -2000, max: 2_000_000 }),
  fc.constantFrom(0, -0, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
)

describe("money in a store's format", () => {
  it.each([
    [EURO, 0, "0,00 €"],
    [EURO, 5, "0,05 €"],
    [EURO, 99, "0,99 €"],
    [EURO, 100, "1,00 €"],
    [EURO, 2995, "29,95 €"],
    [EURO, 99_999, "999,99 €"],
    [EURO, 100_000, "1.000,00 €"],
    [EURO, 123_456, "1.234,56 €"],
    [EURO, 123_456_789, "1.234.567,89 €"],
    [EURO, -2995, "-29,95 €"],
    [DOLLAR, 123_456, "$1,234.56"],
    [DOLLAR, -1, "-$0.01"],
    [DOLLAR, 100_000_000, "$1,000,000.00"],
    [YEN, 0, "¥0"],
    [YEN, 1234, "¥1,234"],
    [YEN, 5990, "¥5,990"],
    [YEN, 1_234_567, "¥1,234,567"],
    [YEN, -990, "-¥990"],
    [RIYAL, 123_456, "1,234.56 ر.س"],
    [RIYAL, 7, "0.07 ر.س"],
    [ZLOTY, 16_990, "169,90\u00a0zł"],
    [ZLOTY, 123_456_789, "1\u00a0234\u00a0567,89\u00a0zł"],
    [ZLOTY, -5, "-0,05\u00a0zł"],
    [WON, 900, "₩900"],
    [WON, 59_900, "₩59,900"],
    [WON, -1_059_900, "-₩1,059,900"],
    [DINAR, 13_900, "13.900 د.ك"],
    [DINAR, -250, "-0.250 د.ك"],
    [DINAR, 1, "0.001 د.ك"],
    [DINAR, 1000, "1.000 د.ك"],
    [DINAR, 1_234_567, "1,234.567 د.ك"],
    [FORINT, 1_299_000, "12\u00a0990,00 Ft"],
    [EURO, Number.MAX_SAFE_INTEGER, "90.071.992.547.409,91 €"],
    [YEN, Number.MIN_SAFE_INTEGER, "-¥9,007,199,254,740,991"],
  ])("$0.currencyCode: %# formats %o as %o", (store, minorUnits, text) => {
    expect(formatMoney({ minorUnits, currencyCode: store.currencyCode }, store)).toBe(text)
  })

  it("F72 keeps every digit, for any amount and decimals", () => {
    fc.assert(
      fc.property(safeInteger, fc.constantFrom(...FORMATS), (minorUnits, store) => {
        const text = formatMoney({ minorUnits, currencyCode: store.currencyCode }, store)
        const digits = text.replace(/[^0-9]/g, "")
        expect(Number(digits)).toBe(Math.abs(minorUnits))
        expect(text.startsWith("-")).toBe(minorUnits < 0)
      }),
    )
  })

  it("F72 has the store's number of decimals, and groups of three", () => {
    fc.assert(
      fc.property(safeInteger, fc.constantFrom(EURO, DOLLAR, DINAR), (minorUnits, store) => {
        const number = formatMoney(
          { minorUnits, currencyCode: store.currencyCode },
          { ...store, positiveFormat: "{0}", negativeFormat: "{0}" },
        )
        const [whole = "", decimals = ""] = number.split(store.decimalCharacter)
        const [first = "", ...groups] = whole.split(store.groupingCharacter)
        expect(decimals).toHaveLength(store.currencyDecimals)
        expect(first).toMatch(/^[0-9]{1,3}$/)
        expect(groups.every((group) => /^[0-9]{3}$/.test(group))).toBe(true)
      }),
    )
  })

  it("has separators that are special in a replacement, unchanged", () => {
    expect(formatMoney({ minorUnits: 123_456, currencyCode: "XXX" }, format("XXX", 2, "$& {0} $1", "$'", "$`"))).toBe(
      "$& 1$'234$`56 $1",
    )
  })

  it.each([
    [1, true],
    [-1, true],
    [0, true],
    [Number.MAX_SAFE_INTEGER, true],
    [2 ** 53, false],
    [0.5, false],
    [Number.NaN, false],
    [Infinity, false],
    ["1", false],
    [null, false],
    [undefined, false],
  ])("F72 %o is an amount of minor units: %o", (value, expected) => {
    expect(isMinorUnits(value)).toBe(expected)
  })
})
