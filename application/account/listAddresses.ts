import * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import { AddressGateway } from "../address/AddressGateway.ts"
import { AccountGateway } from "./AccountGateway.ts"

/** As many as a shopper chooses from. */
const MAX_ADDRESSES = 20
const CONCURRENCY = 4

export type SavedAddress = Address & { readonly id: string }

/**
 * The shopper's address book: the preferred and main address first, then the one added last. One that is deleted
 * meanwhile is left out; a guest has none.
 */
export const listAddresses = Effect.fn("account.listAddresses")(function* () {
  const { kind, primaryAddressId, addressIds = [] } = yield* (yield* AccountGateway).getCurrentUser
  if (kind === "guest") return []
  const addresses = yield* AddressGateway
  const wanted = [...new Set([...(primaryAddressId === undefined ? [] : [primaryAddressId]), ...addressIds])].slice(
    0,
    MAX_ADDRESSES,
  )
  const read = yield* Effect.forEach(
    wanted,
    (id) =>
      addresses.getAddress(id).pipe(
        Effect.map((address): readonly SavedAddress[] => [{ ...address, id }]),
        Effect.catchReason("BackendError", "NotFound", () => Effect.succeed<readonly SavedAddress[]>([])),
      ),
    { concurrency: CONCURRENCY },
  )
  return read.flat().toSorted((one, other) => Number(other.preferred ?? false) - Number(one.preferred ?? false))
})
