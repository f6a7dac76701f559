import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { LeftoverItem } from "../../domain/cart/CartMerge.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** What is put by for an account. */
export interface SafeCart {
  /** The cart as it was backed up. */
  readonly items: readonly CartAddition[]
  /** What logins left out (ruling R8). */
  readonly leftovers: readonly LeftoverItem[]
}

/** The saved place of a registered shopper's cart in one store. */
export class SafeCartGateway extends Context.Service<
  SafeCartGateway,
  {
    /** Replaces the backup; what is kept stays. */
    readonly saveSafeCart: (cart: { readonly items: readonly CartAddition[] }) => Effect.Effect<void, BackendError>
    /** None where the shop has none (404). */
    readonly getSafeCart: (userId?: string) => Effect.Effect<Option.Option<SafeCart>, BackendError>
    /** Lets go of the backup and of what is kept. */
    readonly deleteSafeCart: (userId?: string) => Effect.Effect<void, BackendError>
  }
>()("SafeCartGateway") {}
