import * as Effect from "effect/Effect"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { CartDetailGateway } from "./CartDetailGateway.ts"
import { withRememberedCart } from "./withRememberedCart.ts"

/** Applies a personal coupon, with an optional promotion code; trims both. Fails with `PromoCodeRefused`. */
export const applyCoupon = Effect.fn("cart.applyCoupon")(function* (
  orderId: OrderId,
  couponCode: string,
  promoCode = "",
) {
  const gateway = yield* CartDetailGateway
  return yield* withRememberedCart(gateway.applyCoupon(orderId, couponCode.trim(), promoCode.trim() || undefined))
})
