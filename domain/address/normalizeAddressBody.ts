import { normalizeEmail } from "../shared/normalizeEmail.ts"
import { phoneParts } from "../shared/phoneNumber.ts"
import type { Address } from "./Address.ts"
import { addressForm } from "./AddressForm.ts"
import { knownState, stateNameOf } from "./knownState.ts"
import { normalizeAddress } from "./normalizeAddress.ts"

/**
 * Returns the whole address as sent: form fields as in `normalizeAddress`, the state as in the country's list, and all
 * other numbers and emails normalized. An unlisted state stays, and is refused by `validateAddressBody`.
 */
export function normalizeAddressBody(typed: Address): Address {
  const { stateCode, stateName, ...address } = normalizeAddress(typed)
  return {
    ...address,
    ...stateParts(address.countryCode, stateCode, stateName),
    phones: address.phones.map((phone) => (phone.subscriberNumber === "" ? phone : { ...phone, ...phoneParts(phone) })),
    ...(address.email2 === undefined ? {} : { email2: normalizeEmail(address.email2) }),
    ...(address.pec === undefined ? {} : { pec: normalizeEmail(address.pec) }),
  }
}

/** Returns code and name of the state. Drops a name that belongs to another code. */
function stateParts(countryCode: string, typed = "", named?: string): Pick<Address, "stateCode" | "stateName"> {
  const stateCode = typed.trim() === "" ? typed : (knownState(typed, countryCode) ?? typed)
  const known = addressForm(countryCode).hasStateCodes === true ? stateNameOf(stateCode, countryCode) : undefined
  const stateName = known ?? named
  return { ...(typed === "" ? {} : { stateCode }), ...(stateName === undefined ? {} : { stateName }) }
}
