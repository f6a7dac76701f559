import * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import { AddressGateway } from "../address/AddressGateway.ts"
import { AccountGateway } from "./AccountGateway.ts"

/** Maximum number of addresses offered for selection. */
const MAX_ADDRESSES = 20
const CONCURRENCY = 4

export type SavedAddress = Address & { readonly id: string }

/**
 * Returns the address book: the preferred and main address first, then the most recently added. Skips addresses deleted
 * during the read. Returns none for guests.
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
