import type { AddressRefused } from "../../domain/address/AddressRefused.ts"
import type { CartChangeRefused } from "../../domain/cart/CartChangeRefused.ts"
import type { CardRefused, CartEmpty, TotalChanged } from "../../domain/checkout/CheckoutRefused.ts"
import type { QueuedAddition } from "../../application/cart/QueuedAddition.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"

/** A bug below the surface, or a core that could not be fetched: nothing the shopper did. */
export interface CommandDefect {
  readonly _tag: "CommandDefect"
  readonly detail: string
}

/** Every error a component may have to put into words. */
export type ShopError =
  | QueuedAddition
  | AddressRefused
  | BackendError
  | CardRefused
  | CartEmpty
  | CartChangeRefused
  | CommandDefect
  | TotalChanged

/** What became of a command. A command never throws. */
export type CommandResult<A, E = ShopError> =
  { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: E }
