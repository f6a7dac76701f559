import { normalizeEmail } from "../shared/normalizeEmail.ts"
import { phoneParts } from "../shared/phoneNumber.ts"
import type { Address } from "./Address.ts"
import { addressForm } from "./AddressForm.ts"
import { knownState, stateNameOf } from "./knownState.ts"
import { normalizeAddress } from "./normalizeAddress.ts"

/**
 * The whole address as it is sent: what its form asks for as `normalizeAddress` reads it, its state as the country's
 * list has it, every other number and e-mail. A state that the list does not have stays, and is refused by
 * `validateAddressBody`.
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

/** Code and name of the state. A name that came with another code is not true of this one. */
function stateParts(countryCode: string, typed = "", named?: string): Pick<Address, "stateCode" | "stateName"> {
  const stateCode = typed.trim() === "" ? typed : (knownState(typed, countryCode) ?? typed)
  const known = addressForm(countryCode).hasStateCodes === true ? stateNameOf(stateCode, countryCode) : undefined
  const stateName = known ?? named
  return { ...(typed === "" ? {} : { stateCode }), ...(stateName === undefined ? {} : { stateName }) }
}
