import * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import { BackendError } from "../shared/BackendError.ts"
import { handleCartError } from "./handleCartError.ts"
import { rememberCart } from "./CartSnapshot.ts"

/**
 * Runs a cart change and stores the returned cart on the device; on a cart error applies its effects (S8.7)
 * and fails with it.
 */
export const withRememberedCart = <E, R>(change: Effect.Effect<Cart, E | BackendError, R>) =>
  change.pipe(
    Effect.tapError((error) => (error instanceof BackendError ? handleCartError(error) : Effect.void)),
    Effect.tap((cart) => rememberCart(cart)),
  )
