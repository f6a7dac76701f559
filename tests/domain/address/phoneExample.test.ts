import { describe, expect, it } from "vitest"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { countryCodeExample, phoneExample } from "../../../domain/address/phoneExample.ts"
import { stores } from "../../../contracts/sandbox/world/stores.ts"

describe("an example of a phone number", () => {
  it.each([...new Set(stores.map(({ countryCode }) => countryCode))])(
    "in %s has the country's code and is a valid login id",
    (country) => {
      const { diallingCode } = addressForm(country)
      expect(countryCodeExample(country)).toBe(diallingCode)
      expect(phoneExample(country).startsWith(`${diallingCode} `)).toBe(true)
      expect(parseLoginId(phoneExample(country))?.kind).toBe("phone")
    },
  )

  it("of a country without stores is reserved for examples", () => {
    expect([phoneExample("XX"), countryCodeExample("XX")]).toEqual(["+1 201 555 0123", "+1"])
  })
})
