import { expect, it } from "vitest"
import { formatPlace } from "../../../domain/address/formatPlace.ts"

it.each([
  [
    { city: " Madrid ", zipCode: "28013", countryCode: "ES" },
    { city: "Madrid", zipCode: "28013" },
  ],
  [
    { city: "渋谷区", zipCode: "1500001", countryCode: "JP" },
    { city: "渋谷区", zipCode: "150-0001" },
  ],
  [{ city: "London", zipCode: "SW1A 1AA", countryCode: "GB" }, { city: "London SW1A 1AA" }],
  [{ city: "Wien", zipCode: "1010", countryCode: "AT" }, { city: "Wien 1010" }],
  [{ city: "Mumbai", zipCode: "400001", countryCode: "IN" }, { city: "Mumbai 400001" }],
  [
    { city: "Stockholm", zipCode: "11122", countryCode: "SE" },
    { city: "Stockholm", zipCode: "11122" },
  ],
  [
    { city: "Madrid", zipCode: "28O13", countryCode: "ES" },
    { city: "Madrid", zipCode: "28O13" },
  ],
  [{ city: "Dublin", countryCode: "IE" }, { city: "Dublin" }],
])("a town and its postal code are shortened to the limits of the contract: %j", (typed, written) => {
  expect(formatPlace(typed)).toEqual(written)
})
