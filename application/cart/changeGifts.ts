import * as Effect from "effect/Effect"
import type { GiftInfo } from "../../domain/cart/GiftInfo.ts"
import type { GiftPacking } from "../../domain/cart/GiftPacking.ts"
import {
  validateGiftInfo,
  validateGiftPacking,
  normalizeGiftInfo,
  normalizeGiftPacking,
} from "../../domain/cart/validateGifts.ts"
import { GiftRefused } from "../../domain/cart/GiftRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import { CartDetailGateway } from "./CartDetailGateway.ts"
import { withRememberedCart } from "./withRememberedCart.ts"

/**
 * Sets gift wrapping and message of the lines of a SKU, replacing earlier ones; without either it removes both.
 *
 * Fails with `GiftRefused` before any call when the message is too long or contains a forbidden word (S5).
 */
export const packAsGift = Effect.fn("cart.packAsGift")(function* (orderId: OrderId, sku: Sku, typed: GiftPacking) {
  const packing = normalizeGiftPacking(typed)
  const reasons = validateGiftPacking(packing)
  if (reasons.length > 0) return yield* GiftRefused.of(reasons)
  const gateway = yield* CartDetailGateway
  const isPacked = packing.isWrapped || packing.message !== undefined
  return yield* withRememberedCart(
    isPacked ? gateway.addGiftPacking(orderId, sku, packing) : gateway.deleteGiftPacking(orderId, sku),
  )
})

/**
 * Saves the gift note of the whole cart. Fails with `GiftRefused` before any call when a text breaks the rules of
 * S5.
 */
export const saveGiftInfo = Effect.fn("cart.saveGiftInfo")(function* (typed: GiftInfo) {
  const info = normalizeGiftInfo(typed)
  const reasons = validateGiftInfo(info)
  if (reasons.length > 0) return yield* GiftRefused.of(reasons)
  const gateway = yield* CartDetailGateway
  return yield* withRememberedCart(gateway.setGiftInfo(info))
})

/** Removes the gift note. */
export const removeGiftInfo = Effect.fn("cart.removeGiftInfo")(function* (giftInfoId: string) {
  const gateway = yield* CartDetailGateway
  return yield* withRememberedCart(gateway.deleteGiftInfo(giftInfoId))
})
