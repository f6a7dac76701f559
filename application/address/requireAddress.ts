import * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import { addressForm } from "../../domain/address/AddressForm.ts"
import { addressProblems, hasFormOnly } from "../../domain/address/addressProblems.ts"
import { AddressRefused } from "../../domain/address/AddressRefusal.ts"
import { normalizedAddress } from "../../domain/address/normalizedAddress.ts"

/**
 * The address as it is sent, however it was typed. Fails with `AddressRefused` when it breaks a rule, each problem at
 * its field (specification, section 5: address body).
 *
 * The rules of what no form asks for, and the lists of states, are fetched when an address has such a thing.
 */
export const requireAddress = Effect.fnUntraced(function* (address: Address) {
  if (hasFormOnly(address) && !addressForm(address.countryCode).fields.includes("stateCode")) {
    const problems = addressProblems(address)
    return problems.length > 0 ? yield* new AddressRefused({ problems }) : normalizedAddress(address)
  }
  const [{ addressBodyProblems }, { normalizedBody }] = yield* Effect.promise(() =>
    Promise.all([
      import("../../domain/address/addressBodyProblems.ts"),
      import("../../domain/address/normalizedBody.ts"),
    ]),
  )
  const problems = addressBodyProblems(address)
  return problems.length > 0 ? yield* new AddressRefused({ problems }) : normalizedBody(address)
})
