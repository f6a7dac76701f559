import type { Address } from "./Address.ts"
import { addressForm } from "./AddressForm.ts"
import { normalizeZipCode } from "./normalizeZipCode.ts"

/**
 * What the contract's addresses hold of every country; beside it they hold the forms of the countries that have stores
 * (decision 005).
 */
const STORABLE_ZIP_CODE = /^(-|[0-9]{5})$/

/**
 * Town and postal code as an address is sent. A code that the contract has no place for, such as `SW1A 1AA`, goes with
 * the town, as it does on an envelope: it is neither lost nor refused. Of a country with stores a code of another form
 * is a slip and stays one.
 */
export function formatPlace({ city, zipCode, countryCode }: Pick<Address, "city" | "zipCode" | "countryCode">): {
  readonly city: string
  readonly zipCode?: string
} {
  const town = city.trim()
  const code = normalizeZipCode(zipCode ?? "", countryCode)
  if (code === "") return { city: town }
  return STORABLE_ZIP_CODE.test(code) || addressForm(countryCode).diallingCode !== ""
    ? { city: town, zipCode: code }
    : { city: `${town} ${code}` }
}
