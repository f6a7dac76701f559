import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Address } from "../../domain/address/Address.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Address of a guest's order, and the representation to return. */
export interface GuestAddressQuery {
  readonly addressId: string
  readonly orderId: OrderId
  readonly guestToken: Redacted.Redacted<string>
  /** Whether to read the address book instead of the order's own copy. */
  readonly fromAddressBook?: boolean
  /** Whether the state has the name that map services use. */
  readonly forMaps?: boolean
}

/** Address book operations that few pages need. */
export class AddressBookGateway extends Context.Service<
  AddressBookGateway,
  {
    readonly deleteAddress: (addressId: string) => Effect.Effect<void, BackendError>
    readonly getGuestAddress: (question: GuestAddressQuery) => Effect.Effect<Address, BackendError>
  }
>()("AddressBookGateway") {}
