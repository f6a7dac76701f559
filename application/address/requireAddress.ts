import * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import { addressProblems, hasFormOnly } from "../../domain/address/addressProblems.ts"
import { AddressRefused } from "../../domain/address/AddressRefusal.ts"

/**
 * Fails with `AddressRefused` when an address breaks a rule, each problem at its field (specification, section 5: address body).
 *
 * The rules of what no form asks for are fetched when an address has such a thing: few of a page's have.
 */
export const requireAddress = Effect.fnUntraced(function* (address: Address) {
  const problems = hasFormOnly(address) ? addressProblems(address) : (yield* Effect.promise(() => import("../../domain/address/addressBodyProblems.ts"))).addressBodyProblems(address)
  if (problems.length > 0) return yield* new AddressRefused({ problems })
})
