import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Address } from "../../domain/address/Address.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** An address of a guest's order, and how it is wanted. */
export interface GuestAddressQuery {
  readonly addressId: string
  readonly orderId: OrderId
  readonly guestToken: Redacted.Redacted<string>
  /** Whether the address book is read instead of the order's own copy. */
  readonly fromAddressBook?: boolean
  /** Whether the state has the name that map services know. */
  readonly forMaps?: boolean
}

/** What else is done with saved addresses. */
export class AddressBookGateway extends Context.Service<
  AddressBookGateway,
  {
    readonly deleteAddress: (addressId: string) => Effect.Effect<void, BackendError>
    readonly getGuestAddress: (question: GuestAddressQuery) => Effect.Effect<Address, BackendError>
  }
>()("AddressBookGateway") {}
