import * as Effect from "effect/Effect"
import { afterCartFault } from "./cartFault.ts"
import { CartGateway } from "./CartGateway.ts"
import { rememberCart } from "./CartSnapshot.ts"
import { persistGuestCart } from "./persistGuestCart.ts"

/** The cart as the shop has it, with what waited on the device (specification, section 4), remembered on the device. */
export const loadCart = Effect.fn("cart.loadCart")(function* () {
  yield* persistGuestCart()
  const gateway = yield* CartGateway
  const cart = yield* Effect.tapErrorTag(gateway.getCart, "BackendError", afterCartFault)
  yield* rememberCart(cart)
  return cart
})
