import * as Effect from "effect/Effect"
import { handleCartError } from "./handleCartError.ts"
import { CartGateway } from "./CartGateway.ts"
import { rememberCart } from "./CartSnapshot.ts"
import { syncPendingCart } from "./pending/syncPendingCart.ts"

/** Sends pending additions, then reads the cart (S4.8) and stores a copy on the device. */
export const loadCart = Effect.fn("cart.loadCart")(function* () {
  yield* syncPendingCart()
  const gateway = yield* CartGateway
  const cart = yield* Effect.tapErrorTag(gateway.getCart, "BackendError", handleCartError)
  yield* rememberCart(cart)
  return cart
})
