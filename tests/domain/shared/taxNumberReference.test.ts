import * as fc from "fast-check"
import { stdnum } from "stdnum"
import { describe, expect, it } from "vitest"
import type { TaxNumberKind } from "../../../domain/shared/isTaxNumber.ts"
import { isTaxNumber } from "../../../domain/shared/isTaxNumber.ts"

interface Reference {
  readonly country: string
  readonly kind: TaxNumberKind
  /** Numbers without their last character, for which the reference follows the tax authority's rule. */
  readonly stems: fc.Arbitrary<string>
  readonly endings: readonly string[]
  readonly isValid: (number: string) => boolean
}

const DIGITS = [..."0123456789"]
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
const shape = (pattern: RegExp) => fc.stringMatching(pattern)
/** Whether the library's rule of a country accepts a number. */
const isValidIn = (country: string, rule: string) => (number: string) =>
  stdnum[country]?.[rule]?.validate(number).isValid === true
/** The days of a PESEL: 20 is added to the month for each century after 1900. */
const births = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2025-12-31"), noInvalidDate: true })
  .map((date) => {
    const [year = "", month = "", day = ""] = date.toISOString().slice(0, 10).split("-")
    return `${year.slice(2)}${String(Number(month) + (year.startsWith("20") ? 20 : 0)).padStart(2, "0")}${day}`
  })

const REFERENCES: readonly Reference[] = [
  { country: "DE", kind: "vatin", stems: shape(/^[1-9][0-9]{7}$/), endings: DIGITS, isValid: isValidIn("DE", "vat") },
  { country: "ES", kind: "taxCode", stems: shape(/^[0-9]{8}$/), endings: LETTERS, isValid: isValidIn("ES", "dni") },
  {
    country: "ES",
    kind: "taxCode",
    stems: shape(/^[XYZ][0-9]{7}$/),
    endings: LETTERS,
    isValid: isValidIn("ES", "nie"),
  },
  { country: "ES", kind: "vatin", stems: shape(/^[ABEH][0-9]{7}$/), endings: DIGITS, isValid: isValidIn("ES", "cif") },
  {
    country: "ES",
    kind: "vatin",
    stems: shape(/^[NPQRSW][0-9]{7}$/),
    endings: LETTERS,
    isValid: isValidIn("ES", "cif"),
  },
  {
    country: "ES",
    kind: "vatin",
    stems: shape(/^[CDFGJUV][0-9]{7}$/),
    endings: [...DIGITS, ...LETTERS],
    isValid: isValidIn("ES", "cif"),
  },
  {
    country: "IT",
    kind: "vatin",
    stems: shape(/^[0-9]{7}0[1-9][0-9]$/),
    endings: DIGITS,
    isValid: isValidIn("IT", "iva"),
  },
  {
    country: "IT",
    kind: "taxCode",
    stems: shape(/^[A-Z]{6}[0-9]{2}[ABCDEHLMPRST](?:0[1-9]|1[0-9]|2[0-8])[A-M][0-9]{3}$/),
    endings: LETTERS,
    isValid: isValidIn("IT", "codicefiscale"),
  },
  {
    country: "KR",
    kind: "vatin",
    stems: shape(/^[2-9][0-9]{2}[1-9][0-9][0-9]{3}[1-9]$/),
    endings: DIGITS,
    isValid: isValidIn("KR", "brn"),
  },
  { country: "PL", kind: "vatin", stems: shape(/^[1-9][0-9]{8}$/), endings: DIGITS, isValid: isValidIn("PL", "nip") },
  {
    country: "PL",
    kind: "taxCode",
    stems: fc.tuple(births, shape(/^[0-9]{4}$/)).map((parts) => parts.join("")),
    endings: DIGITS,
    isValid: isValidIn("PL", "pesel"),
  },
  {
    country: "PT",
    kind: "taxCode",
    stems: shape(/^(?:[1235689][0-9]|45)[0-9]{6}$/),
    endings: DIGITS,
    isValid: isValidIn("PT", "nif"),
  },
  { country: "TR", kind: "vatin", stems: shape(/^[0-9]{9}$/), endings: DIGITS, isValid: isValidIn("TR", "vkn") },
  {
    country: "TR",
    kind: "taxCode",
    stems: shape(/^[1-9][0-9]{9}$/),
    endings: DIGITS,
    isValid: isValidIn("TR", "tckimlik"),
  },
]

describe("a tax number is valid where an independent library says so", () => {
  it.each(REFERENCES.map((reference) => [reference.country, reference.kind, reference] as const))(
    "of %s as %s",
    (country, kind, { stems, endings, isValid }) => {
      fc.assert(
        fc.property(stems, (stem) => {
          const numbers = endings.map((ending) => stem + ending)
          expect(numbers.filter((number) => isTaxNumber(country, kind, number))).toEqual(numbers.filter(isValid))
        }),
        { numRuns: 300 },
      )
    },
  )

  it("of FR with every key of a company", () => {
    fc.assert(
      fc.property(shape(/^[0-9]{8}$/), (stem) => {
        const company = DIGITS.map((digit) => stem + digit).find(isValidIn("FR", "siren")) ?? ""
        const numbers = Array.from({ length: 100 }, (_, key) => String(key).padStart(2, "0") + company)
        expect(numbers.filter((number) => isTaxNumber("FR", "vatin", number))).toEqual(
          numbers.filter(isValidIn("FR", "tva")),
        )
      }),
      { numRuns: 100 },
    )
  })

  it("of TW, where twice as many numbers are issued since 2023 as the library knows", () => {
    fc.assert(
      fc.property(shape(/^[0-9]{7}$/), (stem) => {
        const numbers = DIGITS.map((digit) => stem + digit).filter(isValidIn("TW", "ubn"))
        expect(numbers.filter((number) => isTaxNumber("TW", "vatin", number))).toEqual(numbers)
      }),
      { numRuns: 300 },
    )
  })
})
