import type { Address } from "./Address.ts"
import { addressForm } from "./AddressForm.ts"
import { normalizeZipCode } from "./normalizeZipCode.ts"

/**
 * Postal codes that the contract stores for every country, in addition to the formats of countries with stores
 * (decision 005).
 */
const STORABLE_ZIP_CODE = /^(-|[0-9]{5})$/

/**
 * Returns city and postal code as sent. A code that the contract cannot store, such as `SW1A 1AA`, is appended to the
 * city, as on an envelope, instead of being lost or refused. For countries with stores a code of another format stays
 * and is reported as an error.
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
