import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { quantityRefused } from "../../domain/cart/quantityRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import { trackingDifference } from "../analytics/trackCart.ts"
import { CartGateway } from "./CartGateway.ts"
import { rememberedCart } from "./CartSnapshot.ts"
import { withRememberedCart } from "./withRememberedCart.ts"

/**
 * Sets the quantity of a SKU in the cart; 0 removes the line. `lineId` identifies the line when the SKU is ambiguous
 * (`lineIdOf`). Fails with `QuantityRefused` before any call; the lot size is checked only when the device has a copy
 * of the cart.
 */
export const changeQuantity = Effect.fn("cart.changeQuantity")(function* (sku: Sku, quantity: number, lineId?: string) {
  const known = Option.getOrUndefined(yield* rememberedCart)
  const refused = quantityRefused(
    quantity,
    0,
    known?.items.find((item) => item.sku === sku),
  )
  if (refused !== undefined) return yield* refused
  if (quantity === 0) return yield* removeFromCart(sku, lineId)
  const gateway = yield* CartGateway
  return yield* trackingDifference(
    withRememberedCart(gateway.updateCart([{ sku, quantity, ...(lineId === undefined ? {} : { lineId }) }])),
    gateway.getCart,
  )
})

/** Removes a SKU from the cart, or only the line `lineId`. */
export const removeFromCart = Effect.fn("cart.removeFromCart")(function* (sku: Sku, lineId?: string) {
  const gateway = yield* CartGateway
  // Deleting by SKU removes every line of it.
  return yield* trackingDifference(
    lineId === undefined
      ? withRememberedCart(gateway.deleteFromCart(sku))
      : withRememberedCart(gateway.updateCart([{ sku, quantity: 0, lineId }])),
    gateway.getCart,
  )
})

/** Changes the size or colour of a line. */
export const changeSku = Effect.fn("cart.changeSku")(function* (orderItemId: string, sku: Sku) {
  const gateway = yield* CartGateway
  return yield* trackingDifference(withRememberedCart(gateway.updateCartItemSku(orderItemId, sku)), gateway.getCart)
})

/** Applies a promotion code after trimming it. Fails with `PromoCodeRefused`. */
export const addPromoCode = Effect.fn("cart.addPromoCode")(function* (orderId: OrderId, promoCode: string) {
  const gateway = yield* CartGateway
  return yield* withRememberedCart(gateway.addPromoCode(orderId, promoCode.trim()))
})

/** Removes a promotion code. */
export const deletePromoCode = Effect.fn("cart.deletePromoCode")(function* (orderId: OrderId, promoCode: string) {
  const gateway = yield* CartGateway
  return yield* withRememberedCart(gateway.deletePromoCode(orderId, promoCode))
})
