import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { AddressField } from "../../../domain/address/AddressForm.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { addressLabel } from "../../../domain/address/addressLabel.ts"
import { validateAddress } from "../../../domain/address/validateAddress.ts"
import { normalizeZipCode } from "../../../domain/address/normalizeZipCode.ts"
import { normalizeTyping } from "../../../domain/shared/normalizeTyping.ts"
import { POSTAL_FORMATS } from "../../fixtures/postalFormats.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { cpuMillis } from "../../support/cpuMillis.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const LETTERS: Readonly<Partial<Record<AddressField, string>>> = {
  addressLine1: "A",
  district: "D",
  city: "C",
  stateCode: "S",
  zipCode: "Z",
}
/** Parts that people type into separate fields and that the post puts into the street lines. */
const OWN_FIELDS: Readonly<Record<string, string>> = { SA: "D", KW: "D" }
const COUNTRIES = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
)
const orderOf = (country: string) =>
  addressForm(country)
    .fields.map((field) => LETTERS[field] ?? "")
    .join("")

describe("the address form of a country", () => {
  it.each(Object.entries(POSTAL_FORMATS))(
    "in %s has the fields of the place in the order of its post: %s",
    (country, format) => {
      expect(orderOf(country).replace(OWN_FIELDS[country] ?? "-", "")).toBe(format.replaceAll(/[N ]/g, ""))
    },
  )

  it("asks for the family name first where that is customary", () => {
    const isFamilyFirst = (country: string) =>
      addressForm(country).fields.indexOf("lastName") < addressForm(country).fields.indexOf("firstName")
    expect(["JP", "KR", "CN", "TW", "HK", "HU", "VN", "ES", "US", "SA", "DE", "IR"].filter(isFamilyFirst)).toEqual([
      "JP",
      "KR",
      "CN",
      "TW",
      "HK",
      "HU",
      "VN",
    ])
  })

  it("has every required field once, and no optional field that the address lacks", () => {
    for (const country of [...COUNTRIES, "", "E", "ESP", "es", "__proto__", ...HOSTILE_TEXTS]) {
      const { fields, optional, zipPattern, zipExample = "" } = addressForm(country)
      expect([country, new Set(fields).size]).toEqual([country, fields.length])
      expect([
        country,
        ["email", "firstName", "lastName", "addressLine1", "city", "phone"].filter(
          (field) => !fields.some((own) => own === field) || optional.some((own) => own === field),
        ),
      ]).toEqual([country, []])
      expect([
        country,
        fields.includes("zipCode") && zipPattern !== undefined ? zipPattern.test(zipExample) : zipExample,
      ]).toEqual([country, zipPattern === undefined ? "" : true])
    }
  })

  it("accepts postal codes with and without separator and with a country prefix", () => {
    const taken = (country: string, ...codes: readonly string[]) =>
      codes.map((code) => addressForm(country).zipPattern?.test(code))
    expect(taken("GB", "SW1A 1AA", "sw1a1aa", "M1 1AE", "12345", "SW1A 1A")).toEqual([true, true, true, false, false])
    expect(taken("NL", "1012 AB", "1012AB", "1012")).toEqual([true, true, false])
    expect(taken("AD", "AD500", "500", "FR500")).toEqual([true, false, false])
    expect(taken("CA", "K1A 0B1", "K1A0B1", "K1A 0BB")).toEqual([true, true, false])
    expect(taken("SE", "111 22", "11122", "SE-111 22", "NO-111 22", "1112")).toEqual([true, true, true, false, false])
    expect(taken("LV", "LV-1073", "1073", "LV-107")).toEqual([true, true, false])
    expect(taken("BR", "01310-100", "01310100", "0131010")).toEqual([true, true, false])
    expect([
      addressForm("HK").zipPattern,
      addressForm("AE").fields.includes("zipCode"),
      addressForm("GB").zipExample,
    ]).toEqual([undefined, false, "A23 4EF"])
  })

  it("F111 validates a hundred thousand hostile characters as a postal code at once, in every country", () => {
    const hostile = [
      "0".repeat(100_000),
      "A1".repeat(50_000),
      "1-".repeat(50_000),
      " ".repeat(100_000),
      `${"1 ".repeat(49_999)}!!`,
    ]
    for (const country of COUNTRIES)
      for (const code of hostile) {
        const { zipPattern } = addressForm(country)
        expect([country, cpuMillis(() => zipPattern?.test(code)) < 50]).toEqual([country, true])
        expect(zipPattern?.test(code) ?? false).toBe(false)
      }
    expect(cpuMillis(() => addressForm("A".repeat(100_000)))).toBeLessThan(50)
    expect(cpuMillis(() => normalizeZipCode("1-".repeat(50_000), "BR"))).toBeLessThan(50)
  })

  it("F111 keeps every character of an accepted postal code, in every country", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTRIES),
        fc.constantFrom(...HOSTILE_TEXTS, "12345", "1234", "123456", "SW1A1AA", "1234567", "12345678"),
        (country, code) => {
          const written = normalizeZipCode(code, country)
          if (addressForm(country).zipPattern?.test(written) === true)
            expect(written.replaceAll(/[ -]/g, "").toUpperCase()).toBe(
              code.trim().replaceAll(/[ -]/g, "").toUpperCase(),
            )
          else expect(normalizeTyping(written)).toBe(normalizeTyping(code))
        },
      ),
    )
  })
})

describe("an address on an envelope", () => {
  it.each([
    ["ES", ["Ana Costura", "Calle Mayor 1", "28013 Madrid", "+34 600000000"]],
    ["US", ["Ana Costura", "1 Canal Street", "New York, NY 10013", "+1 2125550100"]],
    ["JP", ["Costura Ana", "150-0001 東京都 渋谷区", "神宮前1-1-1", "+81 9000000000"]],
    ["KR", ["Costura Ana", "서울특별시 중구 04524", "베틀로 12", "+82 1000000000"]],
    ["CN", ["Costura Ana", "200001 上海市 上海 黄浦区", "织机路12号", "+86 13000000000"]],
    ["SA", ["Ana Costura", "شارع العليا، العليا", "الرياض 12211", "+966 500000000"]],
    ["KW", ["Ana Costura", "شارع النسيج، السالمية", "22000 السالمية", "+965 50000000"]],
  ] as const)("of %s has the order of its country", (country, lines) => {
    expect(addressLabel(anAddress(country))).toEqual(lines)
  })

  it("includes fields that the form of its country does not have", () => {
    const address = anAddress("FR", {
      stateCode: "IDF",
      district: "Marais",
      buildingNumber: "7",
      addressLines: ["12 rue du Métier", "2e étage", "porte B"],
    })
    expect(addressLabel(address)).toEqual([
      "Ana Costura",
      "12 rue du Métier, 2e étage, 7, Marais, porte B",
      "75004 Paris IDF",
      "+33 199000000",
    ])
    expect(validateAddress(address)).toEqual([])
  })
})
