import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { TaxNumberKind } from "../../../domain/shared/isTaxNumber.ts"
import { isTaxNumber, taxNumber } from "../../../domain/shared/isTaxNumber.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

/** Example numbers of tax offices, laws and encyclopaedias. */
const RIGHT: readonly (readonly [country: string, kind: TaxNumberKind, number: string])[] = [
  ["IT", "vatin", "12345678903"],
  ["IT", "vatin", "00743110157"],
  ["IT", "taxCode", "RSSMRA85T10A562S"],
  ["IT", "taxCode", "MRTMTT91D08F205J"],
  ["IT", "taxCode", "00743110157"],
  ["ES", "vatin", "B12345674"],
  ["ES", "vatin", "A58818501"],
  ["ES", "vatin", "J99216582"],
  ["ES", "vatin", "R5000274J"],
  ["ES", "taxCode", "12345678Z"],
  ["ES", "taxCode", "X2482300W"],
  ["PT", "taxCode", "501964843"],
  ["PT", "taxCode", "450123456"],
  ["PL", "vatin", "8567346215"],
  ["PL", "taxCode", "44051401359"],
  ["TW", "vatin", "00501503"],
  ["TW", "vatin", "04595257"],
  ["TW", "vatin", "10458575"],
  ["KR", "vatin", "1168200276"],
  ["KR", "vatin", "2208162517"],
  ["DE", "vatin", "136695976"],
  ["FR", "vatin", "40303265045"],
  ["FR", "vatin", "23334175221"],
  ["FR", "vatin", "K7399859412"],
  ["TR", "vatin", "4540536920"],
  ["TR", "taxCode", "17291716060"],
]
/**
 * Whether the rule detects every change of one digit. A sum modulo 10 of Turkey, and rules that check letters only,
 * are handled below.
 */
const FINDS_EVERY_DIGIT = RIGHT.filter(
  ([country, , number]) => ["IT", "ES", "PT", "PL", "DE"].includes(country) && /^[0-9]+$/.test(number),
)

describe("a tax number", () => {
  it.each(RIGHT)("of %s as %s: %s is valid in any spelling", (country, kind, number) => {
    expect(isTaxNumber(country, kind, number)).toBe(true)
    expect(isTaxNumber(country, kind, `${country}${number}`)).toBe(true)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(" ", "-", ".", "/", ""), { minLength: 20, maxLength: 20 }), (marks) => {
        expect(
          isTaxNumber(
            country,
            kind,
            [...number]
              .map((sign, place) => sign + (marks[place] ?? ""))
              .join("")
              .toLowerCase(),
          ),
        ).toBe(true)
      }),
    )
  })

  it.each<[string, TaxNumberKind, string]>([
    ["IT", "vatin", "12345678901"],
    ["IT", "taxCode", "RSSMRA85T10A562T"],
    ["IT", "vatin", "RSSMRA85T10A562S"],
    ["ES", "vatin", "B12345678"],
    ["ES", "vatin", "A1234567D"],
    ["ES", "taxCode", "12345678A"],
    ["ES", "vatin", "B1"],
    ["MX", "vatin", "GODE561331GR8"],
    ["TW", "vatin", "00501502"],
    ["KR", "vatin", "1168200277"],
    ["FR", "vatin", "84323140391"],
    ["FR", "vatin", "40303265044"],
    ["DE", "vatin", "136695978"],
    ["TR", "vatin", "4540536921"],
    ["TR", "taxCode", "17291716062"],
    ["US", "vatin", "12€"],
    ["__proto__", "vatin", "x1"],
  ])("of %s as %s: %s is refused", (country, kind, number) => {
    expect(isTaxNumber(country, kind, number)).toBe(false)
  })

  it("with one wrong digit is never valid", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FINDS_EVERY_DIGIT),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        ([country, kind, number], at, more) => {
          const place = at % number.length
          const mistyped =
            number.slice(0, place) + String((Number(number[place]) + more) % 10) + number.slice(place + 1)
          expect(isTaxNumber(country, kind, mistyped)).toBe(false)
        },
      ),
    )
  })

  it("of Mexico is an RFC of a company or a person, and not the general one", () => {
    for (const number of ["GODE561231GR8", "MAB-930714-8T4", "XAXX010101000", "ÑÑÑ930714AA0"])
      expect(isTaxNumber("MX", "taxCode", number)).toBe(true)
  })

  it("of another country is identified by its letters, and by its format when the rule is unknown", () => {
    expect(isTaxNumber("ES", "vatin", "DE136695976")).toBe(true)
    expect(isTaxNumber("ES", "vatin", "DE136695978")).toBe(false)
    expect(isTaxNumber("ES", "taxCode", "DE136695976")).toBe(false)
    expect(isTaxNumber("US", "vatin", "12-3456789")).toBe(true)
  })

  it("F111 may be any typed text", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("IT", "ES", "MX", "TR", "US"),
        fc.oneof(fc.constantFrom(...HOSTILE_TEXTS, "\u03b0"), fc.string({ unit: "binary" })),
        (country, text) => {
          expect(typeof isTaxNumber(country, "vatin", text)).toBe("boolean")
          expect(taxNumber(taxNumber(text))).toBe(taxNumber(text))
        },
      ),
    )
  })
})
