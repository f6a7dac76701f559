import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import type { AddressRefused } from "../../domain/address/AddressRefusal.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** The shopper's addresses. */
export class AddressGateway extends Context.Service<AddressGateway, {
  /** Adds an address, or changes the one with its id; answers it with its id (`saveAddress`). */
  readonly saveAddress: (address: Address) => Effect.Effect<Address & { readonly id: string }, BackendError | AddressRefused>
  readonly getAddress: (addressId: string) => Effect.Effect<Address, BackendError>
}>()("AddressGateway") {}
