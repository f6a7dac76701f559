import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Address } from "../../../domain/address/Address.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { addressFieldValue } from "../../../domain/address/addressFieldValue.ts"
import { validateAddress, compactCode } from "../../../domain/address/validateAddress.ts"
import type { AddressCountry } from "../../support/builders/anAddress.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const COUNTRIES: readonly AddressCountry[] = [
  "ES",
  "US",
  "JP",
  "SA",
  "FR",
  "DE",
  "IT",
  "PT",
  "PL",
  "KR",
  "IL",
  "CN",
  "KW",
]
const rules = (address: Address) => validateAddress(address).map(({ field, rule }) => `${field}: ${rule}`)
const phone = (subscriberNumber: string, countryCode = "+34") => ({ phones: [{ countryCode, subscriberNumber }] })

describe("a delivery address", () => {
  it.each(COUNTRIES)("that is complete is valid in %s", (country) => {
    expect(validateAddress(anAddress(country))).toEqual([])
  })

  it.each(COUNTRIES)("that is empty lists every required field of %s in the order of its form", (country) => {
    const empty: Address = {
      firstName: "",
      lastName: " ",
      addressLines: [],
      city: "",
      countryCode: country,
      phones: [],
      email: "\u3000",
    }
    const form = addressForm(country)
    expect(rules(empty)).toEqual(
      form.fields.filter((field) => !form.optional.includes(field)).map((field) => `${field}: required`),
    )
  })

  it.each<[AddressCountry, Partial<Address>, readonly string[]]>([
    ["ES", { zipCode: "53000" }, ["zipCode: zipCode"]],
    ["ES", { zipCode: "00123" }, ["zipCode: zipCode"]],
    ["ES", { zipCode: "2801" }, ["zipCode: zipCode"]],
    ["ES", { zipCode: "２８０１３" }, []],
    ["ES", { zipCode: "٢٨٠١٣" }, []],
    ["US", { zipCode: "1001" }, ["zipCode: zipCode"]],
    ["US", { zipCode: "10013-12" }, ["zipCode: zipCode"]],
    ["JP", { zipCode: "1500001" }, []],
    ["JP", { zipCode: "150-001" }, ["zipCode: zipCode"]],
    ["SA", { zipCode: "122110" }, ["zipCode: zipCode"]],
    ["SA", { district: "" }, ["district: required"]],
    ["FR", { zipCode: "99001" }, ["zipCode: zipCode"]],
    ["DE", { zipCode: "1011" }, ["zipCode: zipCode"]],
    ["IT", { stateCode: "" }, ["stateCode: required"]],
    ["PT", { zipCode: "1100053" }, []],
    ["PT", { zipCode: "1100" }, ["zipCode: zipCode"]],
    ["PL", { zipCode: "00001" }, []],
    ["PL", { zipCode: "000-0" }, ["zipCode: zipCode"]],
    ["KR", { zipCode: "100-011" }, ["zipCode: zipCode"]],
    ["IL", { zipCode: "65250" }, ["zipCode: zipCode"]],
    ["CN", { zipCode: "2000001" }, ["zipCode: zipCode"]],
    ["CN", { zipCode: "２００００１" }, []],
    ["KW", { zipCode: "" }, []],
    ["KW", { zipCode: "1" }, ["zipCode: zipCode"]],
    ["ES", { email: "ana" }, ["email: email"]],
    ["ES", { email: "a@b.c" }, ["email: email"]],
    ["ES", { firstName: "a".repeat(128) }, []],
    ["ES", { firstName: "a".repeat(129) }, ["firstName: tooLong"]],
    ["ES", { lastName: "👗".repeat(128) }, []],
    ["ES", { stateCode: "a".repeat(20) }, []],
    ["ES", { stateCode: "a".repeat(21) }, ["stateCode: tooLong"]],
    ["ES", { addressLines: ["12 Drop Table Road"] }, ["addressLine1: forbiddenWord"]],
    ["ES", { addressLines: ["Selection Street", "select"] }, ["addressLine2: forbiddenWord"]],
    ["ES", { firstName: "Updike", lastName: "Tableau", city: "Dropmore" }, []],
    ["ES", phone("600 00.00-00(0)"), []],
    ["ES", phone("٦٠٠٠٠٠٠٠٠"), []],
    ["ES", phone("60a"), ["phone: phone"]],
    ["ES", phone("600"), ["phone: phone"]],
    ["ES", phone("1".repeat(16)), ["phone: phone"]],
    ["ES", phone("600000000", "34"), []],
    ["ES", phone("600000000", "+abc"), ["phoneCountryCode: phoneCountryCode"]],
    ["ES", phone("600000000", "+12345"), ["phoneCountryCode: phoneCountryCode"]],
    ["ES", phone("600000000", ""), ["phoneCountryCode: required"]],
  ])("V27 V39 V40 V41 in %s with %j: %j", (country, changes, expected) => {
    expect(rules(anAddress(country, changes))).toEqual(expected)
  })

  it("reports the forbidden word, the maximum and an example for the message", () => {
    expect(validateAddress(anAddress("ES", { city: "Alter Markt", firstName: "a".repeat(200), zipCode: "x" }))).toEqual(
      [
        { field: "firstName", rule: "tooLong", parameter: "128" },
        { field: "zipCode", rule: "zipCode", parameter: "28013" },
        { field: "city", rule: "forbiddenWord", parameter: "Alter" },
      ],
    )
  })

  it.each(["", "E", "es", "E1", "__proto__", "constructor", "\ud800"])(
    "V33 of the country %o is refused for its country, without an error from its name",
    (countryCode) => {
      expect(rules(anAddress("ES", { countryCode }))).toContain("countryCode: countryCode")
    },
  )

  it("of a country without stores follows the general rules and its postal code format", () => {
    expect(rules({ ...anAddress("ES"), countryCode: "IE", zipCode: "1000-001" })).toEqual(["zipCode: zipCode"])
    expect(rules({ ...anAddress("ES"), countryCode: "IE", zipCode: "d02 af30" })).toEqual([])
    expect(
      rules({
        firstName: "Ana",
        lastName: "Costura",
        addressLines: ["1 Main Street"],
        city: "Dublin",
        countryCode: "IE",
        phones: [{ countryCode: "", subscriberNumber: "600000000" }],
        email: "ana@shop.example",
      }),
    ).toEqual([])
    expect(addressForm("IE").diallingCode).toBe("")
  })

  it("F111 with any text has each problem once, at a field of the form", () => {
    const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary" }))
    const address: fc.Arbitrary<Address> = fc.record({
      firstName: text,
      lastName: text,
      addressLines: fc.array(text, { maxLength: 3 }),
      city: text,
      zipCode: text,
      stateCode: text,
      district: text,
      buildingNumber: text,
      countryCode: fc.oneof(fc.constantFrom(...COUNTRIES), text),
      phones: fc.array(fc.record({ countryCode: text, subscriberNumber: text }), { maxLength: 2 }),
      email: text,
    })
    fc.assert(
      fc.property(address, (typedAddress) => {
        const fields = validateAddress(typedAddress).map(({ field }) => field)
        const form: readonly string[] = addressForm(typedAddress.countryCode).fields
        expect(new Set(fields).size).toBe(fields.length)
        expect(fields.every((field) => field === "countryCode" || form.includes(field))).toBe(true)
      }),
    )
  })

  it("is parsed field by field", () => {
    const address = anAddress("SA", { addressLines: ["one", "two"], buildingNumber: "7" })
    expect(
      (["addressLine1", "addressLine2", "phone", "phoneCountryCode", "buildingNumber", "stateCode"] as const).map(
        (field) => addressFieldValue(address, field),
      ),
    ).toEqual(["one", "two", "500000000", "+966", "7", ""])
    expect(compactCode("(600) 12‐34–56")).toBe("600123456")
  })
})
