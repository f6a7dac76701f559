import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Address } from "../../../domain/address/Address.ts"
import { validateAddressBody } from "../../../domain/address/validateAddressBody.ts"
import { validateAddress, compactCode } from "../../../domain/address/validateAddress.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const rules = (address: Address) => validateAddressBody(address).map(({ field, rule }) => `${field}: ${rule}`)
const PHONE = { countryCode: "+34", subscriberNumber: "600000000" }
const phones = (second: Partial<typeof PHONE>) => ({ phones: [PHONE, { ...PHONE, ...second }] })
const business = (changes: Partial<Address> = {}): Partial<Address> => ({
  clientType: "B",
  company: { vatin: "B12345674" },
  email2: "bills@shop.example",
  ...changes,
})
const company = (changes: Partial<NonNullable<Address["company"]>> = {}): Partial<Address> => ({
  clientType: "C",
  company: { name: "Telar SL", vatin: "", ...changes },
})

describe("the body of an address (S5)", () => {
  it.each<[Partial<Address>, readonly string[]]>([
    ...["M", "F", "Male", "Female", "", "  ", "\u3000", " F"].map((gender): [Partial<Address>, string[]] => [
      { gender },
      [],
    ]),
    ...["m", "X", "male", "MALE", "Other"].map((gender): [Partial<Address>, string[]] => [
      { gender },
      ["gender: pattern"],
    ]),
    ...["", " ", "DP", "DB", "DPCP", "DPPPR", "DPRM"].map((dropType): [Partial<Address>, string[]] => [
      { dropType },
      [],
    ]),
    ...["dp", "DPX", "HOME"].map((dropType): [Partial<Address>, string[]] => [{ dropType }, ["dropType: pattern"]]),
    [{ zipCode: "-" }, ["zipCode: required"]],
    [phones({}), []],
    [phones({ countryCode: "", subscriberNumber: "9" }), []],
    [phones({ subscriberNumber: "٩١٠ 000-000" }), []],
    [phones({ subscriberNumber: "1".repeat(32) }), []],
    [phones({ subscriberNumber: "1".repeat(33) }), ["phones.1.subscriberNumber: pattern"]],
    [phones({ subscriberNumber: "ask Ana" }), ["phones.1.subscriberNumber: pattern"]],
    [phones({ subscriberNumber: "(-)" }), ["phones.1.subscriberNumber: pattern"]],
    [phones({ countryCode: "abc" }), ["phones.1.countryCode: pattern"]],
    [{ phones: Array.from({ length: 9999 }, () => PHONE) }, []],
    [{ phones: Array.from({ length: 10_000 }, () => PHONE) }, ["phones: maxItems"]],
    [{ middleName: "a".repeat(128), unitNumber: "👗".repeat(128) }, []],
    [{ middleName: "a".repeat(129) }, ["middleName: tooLong"]],
    [{ unitNumber: "drop 3" }, ["unitNumber: forbiddenWord"]],
    [{ addressLines: ["Calle Mayor 1", "2.º B", "Timbre", "alter"] }, ["addressLines.3: forbiddenWord"]],
    [{ unknownMembers: { token: "select".repeat(99), selfAddress: true } }, []],
    [{ receiverCode: "abc1234" }, []],
    [{ receiverCode: "ABC12" }, ["receiverCode: pattern"]],
    [{ email2: "b@shop.example" }, ["email2: pattern"]],
    [business(), []],
    [business({ email2: " " }), ["email2: required"]],
    [{ company: { vatin: "" } }, ["vatin: required", "email2: required"]],
    [
      business({ company: { vatin: "Insert 1", taxOffice: "a".repeat(129) } }),
      ["vatin: forbiddenWord", "taxOffice: tooLong"],
    ],
    [company(), []],
    [company({ registrationNumber: "" }), []],
    [company({ registrationNumber: "１２３４５６７８９０１" }), []],
    [company({ registrationNumber: "1234567890" }), ["registrationNumber: pattern"]],
    [{ clientType: "C", company: { vatin: "B12345674" } }, ["companyName: required"]],
    [company({ name: "Table & Sons" }), ["companyName: forbiddenWord"]],
  ])("V28 V32 V34 V36 V37 V38 V39 V40 V41 with %j breaks these rules: %j", (changes, expected) => {
    expect(rules(anAddress("ES", changes))).toEqual(expected)
  })

  it("contains a dash for a postal code that is not required", () => {
    expect(rules(anAddress("KW", { zipCode: "-" }))).toEqual([])
  })

  it("reports the maximum number of phone numbers", () => {
    expect(validateAddressBody(anAddress("ES", { phones: Array.from({ length: 10_000 }, () => PHONE) }))).toEqual([
      { field: "phones", rule: "maxItems", parameter: "9999" },
    ])
  })

  it("F111 reports each field once, those of its form first, for any text", () => {
    const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS, "M", "DP", "-"), fc.string({ unit: "binary" }))
    const otherFields = fc.record(
      {
        middleName: text,
        stateName: text,
        unitNumber: text,
        gender: text,
        dropType: text,
        receiverCode: text,
        email2: text,
        pec: text,
        district: text,
      },
      { requiredKeys: [] },
    )
    const unknownMembers = fc.record({ career: text, province: text, whatever: text }, { requiredKeys: [] })
    fc.assert(
      fc.property(otherFields, unknownMembers, fc.array(text, { maxLength: 4 }), (texts, unknown, addressLines) => {
        const address = anAddress("ES", { ...texts, unknownMembers: unknown, addressLines })
        const fields = validateAddressBody(address).map(({ field }) => field)
        const first = validateAddress(address).map(({ field }) => field)
        expect(new Set(fields).size).toBe(fields.length)
        expect(fields.slice(0, first.length)).toEqual(first)
        const { gender = "", dropType = "" } = address
        expect(fields.includes("gender")).toBe(!["M", "F", "Male", "Female", ""].includes(compactCode(gender)))
        expect(fields.includes("dropType")).toBe(
          !["", "DP", "DB", "DPCP", "DPPPR", "DPRM"].includes(compactCode(dropType)),
        )
      }),
    )
  })
})
