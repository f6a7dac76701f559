import type { Address } from "./Address.ts"
import { addressForm } from "./AddressForm.ts"
import { writtenZipCode } from "./writtenZipCode.ts"

/** Postal codes that the contract's addresses can hold: five digits, and the forms of the countries that have stores (decision 005). */
const HELD = /^([0-9]{5,7}|[0-9]{2}-[0-9]{3}|[0-9]{3}-[0-9]{4}|[0-9]{4}-[0-9]{3})$/

/**
 * Town and postal code as an address is sent. A code that the contract has no place for, such as `SW1A 1AA`, goes with the
 * town, as it does on an envelope: it is neither lost nor refused. Where the country's own form is known, a code of another form is a
 * slip and stays one.
 */
export function writtenPlace({ city, zipCode, countryCode }: Pick<Address, "city" | "zipCode" | "countryCode">): { readonly city: string; readonly zipCode?: string } {
  const town = city.trim()
  const code = writtenZipCode(zipCode ?? "", countryCode)
  if (code === "") return { city: town }
  return HELD.test(code) || addressForm(countryCode).zipPattern !== undefined ? { city: town, zipCode: code } : { city: `${town} ${code}` }
}
