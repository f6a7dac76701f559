import type { AddressRefused } from "../../domain/address/AddressRefused.ts"
import type { CartChangeRefused } from "../../domain/cart/CartChangeRefused.ts"
import type { CardRefused, CartEmpty, TotalChanged } from "../../domain/checkout/CheckoutRefused.ts"
import type { QueuedAddition } from "../../application/cart/QueuedAddition.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"

/** A bug, or a script that could not be loaded; not caused by the customer. */
export interface CommandDefect {
  readonly _tag: "CommandDefect"
  readonly detail: string
}

/** All errors that components present as text. */
export type ShopError =
  | QueuedAddition
  | AddressRefused
  | BackendError
  | CardRefused
  | CartEmpty
  | CartChangeRefused
  | CommandDefect
  | TotalChanged

/** The result of a command. Commands never throw. */
export type CommandResult<A, E = ShopError> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly error: E }

/** All errors of a module of commands. */
export type CommandError<Commands> = {
  readonly [Name in keyof Commands]: Commands[Name] extends (
    ...input: never[]
  ) => Promise<CommandResult<unknown, infer E>>
    ? E
    : never
}[keyof Commands]
