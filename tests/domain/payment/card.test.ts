import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import * as fc from "fast-check"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { cardDigits, cardLabel, validateCard, validateCardFormat } from "../../../domain/payment/Card.ts"
import { toCard } from "../../../domain/payment/toCard.ts"
import { cardNetwork, isCardLength, securityCodeLength } from "../../../domain/payment/cardNetwork.ts"
import { passesLuhn } from "../../../domain/payment/passesLuhn.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const NOW = { year: 2026, month: 11 }
const rules = (changes: Parameters<typeof aCardEntry>[0], now = NOW) =>
  validateCard(aCardEntry(changes), now).map(({ field, rule }) => `${field}: ${rule}`)

/** The check digit by the definition in the standard: double every second digit from the right, sum the digits. */
function withCheckDigit(digits: string): string {
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
const someDigits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 30 })

describe("the Luhn check", () => {
  it("F105 passes any number with its check digit, and fails with any other", () => {
    fc.assert(
      fc.property(someDigits, fc.integer({ min: 1, max: 9 }), (digits, off) => {
        const right = withCheckDigit(digits)
        expect(passesLuhn(right)).toBe(true)
        expect(passesLuhn(`${digits}${(Number(right.at(-1)) + off) % 10}`)).toBe(false)
      }),
    )
  })

  it("F105 detects one wrong digit", () => {
    fc.assert(
      fc.property(someDigits, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, at, off) => {
        const right = withCheckDigit(digits)
        const place = at % right.length
        expect(
          passesLuhn(right.slice(0, place) + String((Number(right[place]) + off) % 10) + right.slice(place + 1)),
        ).toBe(false)
      }),
    )
  })

  it.each(["", " ", "4242 4242 4242 4242", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", "42a", "-1", "1e1"])(
    "F105 fails %o, which is not plain digits",
    (text) => {
      expect(passesLuhn(text)).toBe(false)
    },
  )

  const shared = resolve(import.meta.dirname, "../../../../shared/data/luhn-vectors/numbers.json")
  if (existsSync(shared)) {
    it("F105 agrees with published test vectors", () => {
      const vectors = Schema.decodeUnknownSync(
        Schema.fromJsonString(Schema.Array(Schema.Struct({ text: Schema.String, luhn: Schema.Boolean }))),
      )(readFileSync(shared, "utf8"))
      const plain = vectors.filter(({ text }) => /^[0-9 -]+$/.test(text))
      expect(plain.length).toBeGreaterThan(10)
      expect(plain.filter(({ text, luhn }) => passesLuhn(cardDigits(text)) !== luhn).map(({ text }) => text)).toEqual(
        [],
      )
    })
  }
})

describe("card networks", () => {
  it.each([
    ["4242424242424242", "visa", 3],
    ["4222222222222", "visa", 3],
    ["5555555555554444", "mastercard", 3],
    ["2223003122003222", "mastercard", 3],
    ["2720990000000007", "mastercard", 3],
    ["378282246310005", "amex", 4],
    ["341111111111111", "amex", 4],
    ["30569309025904", "diners", 3],
    ["3600000000000008", "diners", 3],
    ["6011111111111117", "discover", 3],
    ["6500000000000002", "discover", 3],
    ["3530111333300000", "jcb", 3],
    ["6200000000000005", "unionpay", 3],
    ["6759649826438453", "maestro", 3],
    ["5018000000000009", "maestro", 3],
  ])("%s is %s with a code of %i", (digits, network, code) => {
    expect([passesLuhn(digits), cardNetwork(digits), securityCodeLength(digits), isCardLength(digits)]).toEqual([
      true,
      network,
      code,
      true,
    ])
  })

  it.each(["", "1", "9999", "2220999", "2721", "0000"])("are unknown for %o", (digits) => {
    expect([cardNetwork(digits), securityCodeLength(digits)]).toEqual([undefined, 3])
  })

  it("allow 12 to 19 digits for an unknown network", () => {
    expect([11, 12, 19, 20].map((length) => isCardLength("9".repeat(length)))).toEqual([false, true, true, false])
  })

  it("are shown with the last four digits only", () => {
    expect(cardLabel("4242424242424242")).toEqual({ network: "visa", lastDigits: "4242" })
    expect(cardLabel("9999")).toEqual({ network: "card", lastDigits: "9999" })
  })
})

describe("a typed card", () => {
  it.each([
    ["spaces", "4242 4242 4242 4242"],
    ["dashes", "4242-4242-4242-4242"],
    ["no-break spaces", "4242\u00a04242\u00a04242\u00a04242"],
    ["full-width digits", "４２４２４２４２４２４２４２４２"],
    ["Arabic digits", "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢"],
    ["zero-width spaces and marks", "\u200e4242\u200b4242\u200b4242\u200b4242\ufeff"],
    ["dots", "4242.4242.4242.4242"],
  ])("F105 with %s is the same card", (_, number) => {
    const card = toCard(aCardEntry({ number }), NOW)
    expect(card === undefined ? undefined : Redacted.value(card.number)).toBe("4242424242424242")
  })

  it.each([
    ["", "required"],
    ["   ", "required"],
    ["4242 4242 4242 4241", "number"],
    ["abcd", "number"],
    ["4242x4242", "number"],
    [withCheckDigit("4".repeat(16)), "length"],
    [withCheckDigit("9".repeat(10)), "length"],
    [withCheckDigit("9".repeat(19)), "length"],
    [withCheckDigit("37828224631000"), undefined],
  ])("F105 with the number %o: %s", (number, rule) => {
    expect(rules({ number, securityCode: number.startsWith("37") ? "1234" : "123" })).toEqual(
      rule === undefined ? [] : [`number: ${rule}`],
    )
  })

  it.each([
    ["12/30", undefined],
    ["1230", undefined],
    ["12 / 30", undefined],
    ["12-2030", undefined],
    ["12.30", undefined],
    ["١٢/٣٠", undefined],
    ["1/27", undefined],
    ["11/26", undefined],
    ["11/2046", undefined],
    ["", "required"],
    [" ", "required"],
    ["00/30", "expiry"],
    ["13/30", "expiry"],
    ["12/", "expiry"],
    ["12/3", "expiry"],
    ["12/300", "expiry"],
    ["12/20300", "expiry"],
    ["ab/cd", "expiry"],
    ["12//30", "expiry"],
    ["11/2047", "expiry"],
    ["10/26", "expired"],
    ["12/25", "expired"],
    ["12/99", "expired"],
    ["01/0099", "expired"],
  ])("F105 with the expiry %o: %s", (expiry, rule) => {
    expect(rules({ expiry })).toEqual(rule === undefined ? [] : [`expiry: ${rule}`])
  })

  it("F105 has the nearest year for two digits, also around the turn of the century", () => {
    expect(toCard(aCardEntry({ expiry: "01/05" }), { year: 2098, month: 12 })?.year).toBe(2105)
    expect(rules({ expiry: "01/98" }, { year: 2101, month: 1 })).toEqual(["expiry: expired"])
    expect(toCard(aCardEntry({ expiry: "06/99" }), { year: 2099, month: 6 })?.year).toBe(2099)
  })

  it("F105 is valid until the end of its month", () => {
    expect([
      rules({ expiry: "11/26" }, { year: 2026, month: 11 }),
      rules({ expiry: "11/26" }, { year: 2026, month: 12 }),
    ]).toEqual([[], ["expiry: expired"]])
  })

  it.each([
    ["", "required"],
    ["12", "securityCode"],
    ["1234", "securityCode"],
    ["12a", "securityCode"],
    ["١٢٣", undefined],
  ])("F105 with the code %o: %s", (securityCode, rule) => {
    expect(rules({ securityCode })).toEqual(rule === undefined ? [] : [`securityCode: ${rule}`])
  })

  it.each([
    ["", "required"],
    ["a".repeat(129), "holder"],
    ["4242424242424242", "holder"],
    ["Ana 3rd", undefined],
  ])("with the holder %o: %s", (holder, rule) => {
    expect(rules({ holder })).toEqual(rule === undefined ? [] : [`holder: ${rule}`])
  })

  it("is a card exactly when it has no problem, for any text", () => {
    const typed = fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS, "4242424242424242", "12/30", "123"),
      fc.string({ unit: "binary", maxLength: 30 }),
    )
    fc.assert(
      fc.property(fc.record({ number: typed, holder: typed, expiry: typed, securityCode: typed }), (entry) => {
        expect(toCard(entry, NOW) !== undefined).toBe(validateCard(entry, NOW).length === 0)
      }),
    )
  })

  it.each([
    ["12/30", []],
    ["10/26", []],
    ["12/99", []],
    ["13/30", ["expiry: expiry"]],
    ["", ["expiry: required"]],
  ])("F105 with the expiry %o is invalid on any day for %j", (expiry, wrong) => {
    expect(validateCardFormat(aCardEntry({ expiry })).map(({ field, rule }) => `${field}: ${rule}`)).toEqual(wrong)
    expect(
      validateCardFormat(aCardEntry({ expiry, number: "4242", securityCode: "" })).map(({ field }) => field),
    ).toEqual(expect.arrayContaining(["number", "securityCode"]))
  })

  it("F104 shows neither number nor code in text, logs or JSON", () => {
    const card = toCard(aCardEntry({ securityCode: "987" }), NOW)
    expect(card).toBeDefined()
    expect(`${JSON.stringify(card)} ${String(card?.number)} ${String(card?.securityCode)}`).not.toMatch(/4242|987/)
  })
})
