import * as Effect from "effect/Effect"
import { cartLines } from "../../domain/analytics/analyticsItems.ts"
import { CartEmpty } from "../../domain/checkout/CheckoutRefused.ts"
import { track } from "../analytics/Analytics.ts"
import { loadCart } from "../cart/loadCart.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"

/** Returns the cart with its payment methods. Fails with `CartEmpty`. */
export const startCheckout = Effect.fn("checkout.begin")(function* () {
  const cart = yield* loadCart()
  if (cart.id === undefined || cart.items.length === 0) return yield* new CartEmpty()
  const gateway = yield* CheckoutGateway
  const paymentMethods = yield* gateway.listPaymentMethods(cart.id)
  yield* track({ name: "begin_checkout", ...cartLines(cart.items, cart.totalOrder.currencyCode) })
  return { cart, orderId: cart.id, paymentMethods }
})
