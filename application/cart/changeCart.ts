import * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import { MAX_QUANTITY } from "../../domain/cart/CartAddition.ts"
import { QuantityRefused } from "../../domain/cart/CartRefusal.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import { BackendError } from "../shared/BackendError.ts"
import { afterCartFault } from "./cartFault.ts"
import { CartGateway } from "./CartGateway.ts"
import { rememberCart } from "./CartSnapshot.ts"

const remembering = <E, R>(change: Effect.Effect<Cart, E | BackendError, R>) =>
  change.pipe(
    Effect.tapError((error) => (error instanceof BackendError ? afterCartFault(error) : Effect.void)),
    Effect.tap((cart) => rememberCart(cart)),
  )

/** Sets how many pieces of a sku are in the cart; 0 removes the line. Fails with `QuantityRefused` before any call. */
export const changeQuantity = Effect.fn("cart.changeQuantity")(function* (sku: Sku, quantity: number) {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY)
    return yield* new QuantityRefused({ quantity, maximum: MAX_QUANTITY })
  const gateway = yield* CartGateway
  return yield* quantity === 0 ? remembering(gateway.deleteFromCart(sku)) : remembering(gateway.updateCart([{ sku, quantity }]))
})

/** Removes a sku from the cart. */
export const removeFromCart = Effect.fn("cart.removeFromCart")(function* (sku: Sku) {
  const gateway = yield* CartGateway
  return yield* remembering(gateway.deleteFromCart(sku))
})

/** Exchanges the size or colour of a line. */
export const changeSku = Effect.fn("cart.changeSku")(function* (orderItemId: string, sku: Sku) {
  const gateway = yield* CartGateway
  return yield* remembering(gateway.updateCartItemSku(orderItemId, sku))
})

/** Applies a promotion code, trimmed. Fails with `PromoCodeRefused`. */
export const addPromoCode = Effect.fn("cart.addPromoCode")(function* (orderId: OrderId, promoCode: string) {
  const gateway = yield* CartGateway
  return yield* remembering(gateway.addPromoCode(orderId, promoCode.trim()))
})

/** Takes a promotion code back. */
export const deletePromoCode = Effect.fn("cart.deletePromoCode")(function* (orderId: OrderId, promoCode: string) {
  const gateway = yield* CartGateway
  return yield* remembering(gateway.deletePromoCode(orderId, promoCode))
})
