import { describe, expect, it } from "vitest"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { validateAddress } from "../../../domain/address/validateAddress.ts"
import { validateInvoice, withInvoice } from "../../../domain/address/invoiceForm.ts"
import { normalizeState } from "../../../domain/address/normalizeState.ts"
import { cpuMillis } from "../../support/cpuMillis.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { ADDRESS_COUNTRIES, POSTAL_CODES } from "../../support/builders/postalCodes.ts"

const PHONES = [
  ["ES", "810123456"],
  ["US", "2015550123"],
  ["JP", "312345678"],
  ["SA", "112345678"],
  ["FR", "123456789"],
  ["DE", "30123456"],
  ["IT", "0212345678"],
  ["KW", "22345678"],
] as const

describe("real addresses", () => {
  it.each(ADDRESS_COUNTRIES)("F111 have valid postal codes in %s", (country) => {
    for (const zipCode of POSTAL_CODES[country])
      expect([zipCode, validateAddress(anAddress(country, { zipCode }))]).toEqual([zipCode, []])
  })

  it.each(PHONES)("F113 of %s have valid phone numbers: %s", (country, subscriberNumber) => {
    expect(
      validateAddress(
        anAddress(country, { phones: [{ countryCode: addressForm(country).diallingCode, subscriberNumber }] }),
      ),
    ).toEqual([])
  })

  it("F113 contain thousands of valid phone numbers, checked in well under a second", () => {
    const phones = Array.from({ length: 9_999 }, (_, place) => ({
      countryCode: "+34",
      subscriberNumber: String(600_000_000 + place),
    }))
    expect(cpuMillis(() => expect(validateAddress(anAddress("ES", { phones }))).toEqual([]))).toBeLessThan(1_000)
  })

  it("F111 are refused for whole words only, also in the fields of an invoice", () => {
    for (const name of ["Tableau", "Updike", "Dropmore", "Selectman", "Alterwerk"]) {
      expect(validateAddress(anAddress("ES", { lastName: name }))).toEqual([])
      expect(validateInvoice(withInvoice(anAddress("ES"), "C", { companyName: name }))).toEqual([])
    }
    for (const name of ["Alter Friedhof", "The Table Shop", "drop"]) {
      expect(validateAddress(anAddress("ES", { lastName: name })).map(({ field, rule }) => [field, rule])).toEqual([
        ["lastName", "forbiddenWord"],
      ])
      expect(
        validateInvoice(withInvoice(anAddress("ES"), "C", { companyName: name })).map(({ field, rule }) => [
          field,
          rule,
        ]),
      ).toEqual([["companyName", "forbiddenWord"]])
    }
  })

  it("F111 with a hundred thousand hostile characters are validated at once", () => {
    for (const hostile of [
      "0".repeat(100_000),
      "a@".repeat(50_000),
      "-".repeat(100_000),
      "٠".repeat(100_000),
      `${"A1".repeat(50_000)}!`,
    ]) {
      const address = anAddress("IT", {
        firstName: hostile,
        zipCode: hostile,
        city: hostile,
        email: hostile,
        phones: [{ countryCode: hostile, subscriberNumber: hostile }],
      })
      expect(cpuMillis(() => validateAddress(address))).toBeLessThan(500)
      expect(
        cpuMillis(() =>
          validateInvoice({
            ...address,
            company: { vatin: hostile, registrationNumber: hostile },
            email2: hostile,
            receiverCode: hostile,
            pec: hostile,
          }),
        ),
      ).toBeLessThan(500)
      expect(cpuMillis(() => normalizeState(hostile, "US"))).toBeLessThan(50)
    }
  })
})
