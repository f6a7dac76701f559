import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { maskCardNumbers } from "../../../domain/chat/maskCardNumbers.ts"
import { passesLuhn } from "../../../domain/payment/passesLuhn.ts"
import { CARD_NUMBERS, OTHER_NUMBERS } from "../../fixtures/chat/cardNumbers.ts"

const stars = (text: string): string => text.replace(/[0-9]/g, "*")
const digit = fc.integer({ min: 0, max: 9 }).map(String)
/** Digits of which the last one makes the whole number pass the check. */
const cardNumber = fc.array(digit, { minLength: 12, maxLength: 15 }).map((digits) => {
  const start = digits.join("")
  return [..."0123456789"].map((last) => start + last).find(passesLuhn) ?? ""
})
const gap = fc.constantFrom(
  " ",
  "\u00a0",
  "\u202f",
  "-",
  "\u2011",
  "\u2013",
  "\u2212",
  ".",
  "\u00b7",
  "\u200b",
  "\u200d",
  "\u2060",
  "\ufeff",
  "\u00ad",
  "\ufe0f\u20e3",
  " - ",
  "\t",
  "\n",
  "",
)
const grouped = (number: string): fc.Arbitrary<string> =>
  fc
    .array(gap, { minLength: number.length, maxLength: number.length })
    .map((gaps) => [...number].map((one, at) => (at === 0 ? one : `${gaps[at] ?? ""}${one}`)).join(""))
/**
 * The zero digits of some scripts: Arabic-Indic, Persian, Devanagari, Bengali, Thai, full-width, two mathematical
 * ones.
 */
const script = fc.constantFrom(0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7f6)
const hostileText = fc
  .array(
    fc.oneof(
      digit,
      gap,
      cardNumber,
      cardNumber.chain(grouped),
      script.chain((first) => digit.map((one) => String.fromCodePoint(first + Number(one)))),
      fc.constantFrom("*", "⁴", "①", "½", "⑩", "\ud800", "a", "，"),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""))

describe("card numbers in a chat message (S5)", () => {
  it("V18 are masked digit by digit, without a change to the surrounding text", () => {
    for (const number of CARD_NUMBERS) {
      expect(maskCardNumbers(number)).toBe(stars(number))
      expect(maskCardNumbers(`My card:${number}, please`)).toBe(`My card:${stars(number)}, please`)
    }
    expect(maskCardNumbers("prefix6234917882863855suffix")).toBe("prefix****************suffix")
  })

  it("V18 differ from shorter and longer numbers and those that fail the check, such as order numbers", () => {
    for (const text of OTHER_NUMBERS) expect(maskCardNumbers(`Order ${text}?`)).toBe(`Order ${text}?`)
  })

  it("V18 are found in any grouping and script", () => {
    fc.assert(
      fc.property(cardNumber.chain(grouped), (text) => {
        expect(maskCardNumbers(`a ${text} b`)).toBe(`a ${stars(text)} b`)
      }),
    )
    fc.assert(
      fc.property(cardNumber, script, (number, first) => {
        expect(maskCardNumbers([...number].map((one) => String.fromCodePoint(first + Number(one))).join(""))).toBe(
          "*".repeat(number.length),
        )
      }),
    )
    expect(maskCardNumbers("⁴²⁴²④②④②4242٤٢٤٢")).toBe("*".repeat(16))
  })

  it("V18 are all found: apart, adjacent, without a gap, and beside other groups of digits", () => {
    fc.assert(
      fc.property(cardNumber, cardNumber, fc.constantFrom("", " ", "-", ", ", " and "), (one, other, between) => {
        expect(maskCardNumbers(`${one}${between}${other}`)).toBe(`${stars(one)}${between}${stars(other)}`)
      }),
    )
    expect(maskCardNumbers("12345 4242 4242 4242 4242 12/30")).not.toMatch(/4242/)
    expect(maskCardNumbers("4242 4242 4242 4242 999999")).toBe("**** **** **** **** 999999")
  })

  it("V18 are also masked when they started in the previous message", () => {
    expect(maskCardNumbers("4242 4242, valid", "Here: 4242 4242")).toBe("**** ****, valid")
    expect(maskCardNumbers("42424242", "\ud83d\udc4b 4242 4242 and")).toBe("42424242")
    fc.assert(
      fc.property(hostileText, hostileText, (text, before) => {
        const masked = maskCardNumbers(text, before)
        expect([...masked].length).toBe([...text].length)
        expect(maskCardNumbers(masked, before)).toBe(masked)
      }),
    )
  })

  it("V18 are the only change, and a masked text is stable", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const masked = maskCardNumbers(text)
        expect(maskCardNumbers(masked)).toBe(masked)
        const [before, after] = [[...text], [...masked]]
        expect(after.length).toBe(before.length)
        for (const [at, point] of after.entries())
          if (point !== before[at]) expect([point, /^[\p{Nd}\p{No}]$/u.test(before[at] ?? "")]).toEqual(["*", true])
      }),
      { numRuns: 1_000 },
    )
  })

  it("V18 have one false positive in ten, by the check, and none of 12 digits", () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) => String(4_000_000_000_000_000 + index * 7_919))
    const masked = numbers.filter((number) => maskCardNumbers(number) !== number)
    expect(masked).toEqual(numbers.filter(passesLuhn))
    expect(masked.length / numbers.length).toBeCloseTo(0.1, 2)
    const orders = Array.from({ length: 10_000 }, (_, index) => `Order ${700_000_000_000 + index}`)
    expect(orders.filter((text) => maskCardNumbers(text) !== text)).toEqual([])
    // A sku has 13 digits, so that the check alone decides whether it is masked.
    const skus = Array.from({ length: 10_000 }, (_, index) => `${22_353_597 + index}-160-03`)
    expect(skus.filter((sku) => maskCardNumbers(sku) !== sku)).toEqual(
      skus.filter((sku) => passesLuhn(sku.replaceAll("-", ""))),
    )
  })
})
