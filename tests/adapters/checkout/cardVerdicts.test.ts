import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readCard } from "../../../contracts/sandbox/purchase/payments/readCard.ts"
import { Refused } from "../../../contracts/sandbox/platform/http/Refused.ts"
import { cardDigits, validateCard, parseExpiry, type CardEntry } from "../../../domain/payment/Card.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"

/** The middle of a month, when every time zone is in the same one. */
const MID_NOVEMBER = Date.UTC(2026, 10, 15, 12)
const NOW = { year: 2026, month: 11 }
/** Errors with one name in the shop's form and another at the bank. */
const NAMES: Readonly<Record<string, string>> = { month: "expiry", year: "expiry", cvv2: "securityCode" }

/** Fields refused by a bank that does not know our form. */
function bankRefuses(entry: CardEntry): readonly string[] {
  const date = parseExpiry(entry.expiry, NOW)
  const [number, cvv2] = [cardDigits(entry.number), cardDigits(entry.securityCode)]
  try {
    readCard(
      {
        paymentModeId: "1",
        holder: entry.holder,
        number,
        cvv2,
        ...(date === undefined ? {} : { month: String(date.month).padStart(2, "0"), year: String(date.year) }),
      },
      "card",
      MID_NOVEMBER,
    )
    return []
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return (error.body.fields ?? [])
      .map(({ field }) => field.replace("card.", ""))
      .map((field) => NAMES[field] ?? field)
      .toSorted()
  }
}
const weRefuse = (entry: CardEntry): readonly string[] =>
  validateCard(entry, NOW)
    .map(({ field }) => field)
    .toSorted()

const withCheckDigit = (digits: string): string => {
  const sum = [...digits]
    .reverse()
    .reduce(
      (total, digit, index) =>
        total +
        [...String(Number(digit) * (index % 2 === 0 ? 2 : 1))].reduce((part, figure) => part + Number(figure), 0),
      0,
    )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
/** First digits of networks that form and bank both take. */
const prefix = fc.constantFrom(
  "4",
  "51",
  "55",
  "2221",
  "2720",
  "34",
  "37",
  "36",
  "3095",
  "300",
  "38",
  "39",
  "3528",
  "3589",
  "6011",
  "644",
  "65",
  "62",
  "81",
)
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length })
const plain = fc
  .record({ begin: prefix, rest: digits(20), length: fc.integer({ min: 11, max: 19 }), right: fc.boolean() })
  .map(({ begin, rest, length, right }) =>
    right ? withCheckDigit(`${begin}${rest}`.slice(0, length)) : `${begin}${rest}`.slice(0, length + 1),
  )
/** Digits as people and devices write them: grouped, in another script, full width. */
const written = fc
  .tuple(plain, fc.constantFrom("", " ", "-", "\u00a0", "."), fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10))
  .map(([number, gap, zero]) =>
    [...number]
      .map((digit, index) => `${index > 0 && index % 4 === 0 ? gap : ""}${String.fromCodePoint(zero + Number(digit))}`)
      .join(""),
  )
const expiry = fc
  .record({ month: fc.integer({ min: 0, max: 13 }), year: fc.integer({ min: 2020, max: 2050 }), short: fc.boolean() })
  .map(({ month, year, short }) => `${String(month).padStart(2, "0")}/${short ? String(year).slice(2) : year}`)
const entry: fc.Arbitrary<CardEntry> = fc
  .record({
    number: written,
    expiry,
    securityCode: fc.integer({ min: 2, max: 5 }).chain(digits),
    holder: fc.constantFrom("Ana Costura", "", "  ", "Ana"),
  })
  .map((typed) => aCardEntry(typed))

describe("A typed card", () => {
  it("F105 is right or wrong for the form in the same fields as for a bank with its own rules", () => {
    const counts = { right: 0, wrong: 0 }
    fc.assert(
      fc.property(entry, (typed) => {
        const refused = bankRefuses(typed)
        counts[refused.length === 0 ? "right" : "wrong"] += 1
        expect([typed, weRefuse(typed)]).toEqual([typed, refused])
      }),
      { numRuns: 5_000 },
    )
    expect(counts.wrong).toBeGreaterThan(counts.right)
    expect(counts.right).toBeGreaterThan(20)
  })
})
