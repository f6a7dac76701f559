import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { quantityRefused } from "../../domain/cart/quantityRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import { CartGateway } from "./CartGateway.ts"
import { rememberedCart } from "./CartSnapshot.ts"
import { withRememberedCart } from "./withRememberedCart.ts"

/**
 * Sets how many pieces of a sku are in the cart; 0 removes the line. `lineId` names the line where the sku does not
 * (`lineIdOf`). Fails with `QuantityRefused` before any call; for a part of a lot where the device remembers the cart.
 */
export const changeQuantity = Effect.fn("cart.changeQuantity")(function* (sku: Sku, quantity: number, lineId?: string) {
  const known = Option.getOrUndefined(yield* rememberedCart)
  const refusal = quantityRefused(
    quantity,
    0,
    known?.items.find((item) => item.sku === sku),
  )
  if (refusal !== undefined) return yield* refusal
  if (quantity === 0) return yield* removeFromCart(sku, lineId)
  const gateway = yield* CartGateway
  return yield* withRememberedCart(gateway.updateCart([{ sku, quantity, ...(lineId === undefined ? {} : { lineId }) }]))
})

/** Removes a sku from the cart; only the line that `lineId` names where it is given. */
export const removeFromCart = Effect.fn("cart.removeFromCart")(function* (sku: Sku, lineId?: string) {
  const gateway = yield* CartGateway
  // Removing by sku takes every line of it.
  return yield* lineId === undefined
    ? withRememberedCart(gateway.deleteFromCart(sku))
    : withRememberedCart(gateway.updateCart([{ sku, quantity: 0, lineId }]))
})

/** Exchanges the size or colour of a line. */
export const changeSku = Effect.fn("cart.changeSku")(function* (orderItemId: string, sku: Sku) {
  const gateway = yield* CartGateway
  return yield* withRememberedCart(gateway.updateCartItemSku(orderItemId, sku))
})

/** Applies a promotion code, trimmed. Fails with `PromoCodeRefused`. */
export const addPromoCode = Effect.fn("cart.addPromoCode")(function* (orderId: OrderId, promoCode: string) {
  const gateway = yield* CartGateway
  return yield* withRememberedCart(gateway.addPromoCode(orderId, promoCode.trim()))
})

/** Takes a promotion code back. */
export const deletePromoCode = Effect.fn("cart.deletePromoCode")(function* (orderId: OrderId, promoCode: string) {
  const gateway = yield* CartGateway
  return yield* withRememberedCart(gateway.deletePromoCode(orderId, promoCode))
})
