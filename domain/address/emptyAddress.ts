import type { Address } from "./Address.ts"
import { blankAddress } from "./addressDraft.ts"
import { addressForm } from "./AddressForm.ts"

/** Returns an empty address with a country and its calling code. */
export function emptyAddress(countryCode: string): Address {
  return {
    ...blankAddress(countryCode),
    phones: [{ countryCode: addressForm(countryCode).diallingCode, subscriberNumber: "" }],
  }
}
