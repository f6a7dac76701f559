import * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import type { SavedAddress } from "./listAddresses.ts"
import { listAddresses } from "./listAddresses.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { AddressBookGateway } from "../address/AddressBookGateway.ts"
import { AddressGateway } from "../address/AddressGateway.ts"
import { requireAddress } from "../address/requireAddress.ts"

/** Purposes of a saved address: delivery and billing, or one of them. */
export const ADDRESS_USES = ["both", "delivery", "billing"] as const
export type AddressUse = (typeof ADDRESS_USES)[number]

/**
 * Adds an address to the customer's address book, or updates the one with the same id, and returns the book.
 *
 * Fails with `AddressRefused` before any call when a rule of the country is broken, with one error per field (S5:
 * address body); with `NotFound` when the address was deleted meanwhile; and with a `BackendError` that
 * `requiresCaptcha` when the backend asks for a captcha.
 */
export const saveToAddressBook = Effect.fn("address.saveToBook")(function* (
  address: Address,
  use: AddressUse,
  captcha?: SolvedCaptcha,
) {
  const { use: _, ...written } = yield* requireAddress(address)
  const addresses = yield* AddressGateway
  // A written address says nothing about the default one, so it stays what it was.
  const isPreferred =
    written.preferred ?? (written.id === undefined ? undefined : (yield* addresses.getAddress(written.id)).preferred)
  const marked = { ...written, ...(isPreferred === undefined ? {} : { preferred: isPreferred }) }
  yield* addresses.saveAddress(use === "both" ? marked : { ...marked, use }, captcha)
  return yield* listAddresses()
})

/** Makes a saved address the default one, and returns the book. Fails with `NotFound` when it was deleted meanwhile. */
export const setDefaultAddress = Effect.fn("address.setDefault")(function* (
  addressId: string,
  captcha?: SolvedCaptcha,
) {
  const addresses = yield* AddressGateway
  const address = yield* addresses.getAddress(addressId)
  yield* addresses.saveAddress({ ...address, id: addressId, preferred: true }, captcha)
  return yield* listAddresses()
})

/** Deletes an address and returns the book. An address that is already gone is no error: the result is the same. */
export const deleteFromAddressBook = Effect.fn("address.deleteFromBook")(function* (addressId: string) {
  const gateway = yield* AddressBookGateway
  const remaining = listAddresses()
  const deletion = gateway.deleteAddress(addressId).pipe(Effect.andThen(remaining))
  // Already deleted, in another window or by a request whose response was lost.
  return yield* Effect.catchIf(
    deletion,
    ({ reason }) => reason._tag === "NotFound",
    () => remaining,
  )
})

/** The purpose of a saved address. */
export function useOfAddress({ use }: SavedAddress): AddressUse {
  return use ?? "both"
}
