import * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import { addressForm } from "../../domain/address/AddressForm.ts"
import { validateAddress, hasOnlyFormFields } from "../../domain/address/validateAddress.ts"
import { AddressRefused } from "../../domain/address/AddressRefused.ts"
import { normalizeAddress } from "../../domain/address/normalizeAddress.ts"

/**
 * Returns the normalized address. Fails with `AddressRefused` when it breaks a rule, with one error per field
 * (S5: address body).
 *
 * The rules of fields that no form has, and the lists of states, are loaded only when an address needs them.
 */
export const requireAddress = Effect.fnUntraced(function* (address: Address) {
  if (hasOnlyFormFields(address) && !addressForm(address.countryCode).fields.includes("stateCode")) {
    const reasons = validateAddress(address)
    return reasons.length > 0 ? yield* new AddressRefused({ reasons }) : normalizeAddress(address)
  }
  const [{ validateAddressBody }, { normalizeAddressBody }] = yield* Effect.promise(() =>
    Promise.all([
      import("../../domain/address/validateAddressBody.ts"),
      import("../../domain/address/normalizeAddressBody.ts"),
    ]),
  )
  const reasons = validateAddressBody(address)
  return reasons.length > 0 ? yield* new AddressRefused({ reasons }) : normalizeAddressBody(address)
})
