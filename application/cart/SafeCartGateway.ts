import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { LeftoverItem } from "../../domain/cart/CartMerge.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Cart backup of an account. */
export interface SafeCart {
  /** The cart at the time of the backup. */
  readonly items: readonly CartAddition[]
  /** Items that did not fit when carts were merged at sign-in (R8). */
  readonly leftovers: readonly LeftoverItem[]
}

/** Backup of a registered customer's cart in one store. */
export class SafeCartGateway extends Context.Service<
  SafeCartGateway,
  {
    /** Replaces the backup; leftovers stay. */
    readonly saveSafeCart: (cart: { readonly items: readonly CartAddition[] }) => Effect.Effect<void, BackendError>
    /** None when there is no backup (404). */
    readonly getSafeCart: (userId?: string) => Effect.Effect<Option.Option<SafeCart>, BackendError>
    /** Deletes the backup and the leftovers. */
    readonly deleteSafeCart: (userId?: string) => Effect.Effect<void, BackendError>
  }
>()("SafeCartGateway") {}
