import * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import { BackendError } from "../shared/BackendError.ts"
import { handleCartError } from "./handleCartError.ts"
import { rememberCart } from "./CartSnapshot.ts"

/**
 * A change of the cart whose answer this device remembers; a shop cart error has its effects (specification, section 8)
 * and goes on.
 */
export const withRememberedCart = <E, R>(change: Effect.Effect<Cart, E | BackendError, R>) =>
  change.pipe(
    Effect.tapError((error) => (error instanceof BackendError ? handleCartError(error) : Effect.void)),
    Effect.tap((cart) => rememberCart(cart)),
  )
