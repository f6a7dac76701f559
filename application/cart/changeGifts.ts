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
 * Packs the lines of a sku as a gift, whatever they were packed in before; neither wrapping nor words takes both off.
 *
 * Fails with `GiftRefused` before any call where the words are too long or hold a forbidden one (specification, section
 * 5).
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
 * Writes the card that goes with the whole cart. Fails with `GiftRefused` before any call where a text is not as
 * section 5 asks.
 */
export const saveGiftInfo = Effect.fn("cart.saveGiftInfo")(function* (typed: GiftInfo) {
  const info = normalizeGiftInfo(typed)
  const reasons = validateGiftInfo(info)
  if (reasons.length > 0) return yield* GiftRefused.of(reasons)
  const gateway = yield* CartDetailGateway
  return yield* withRememberedCart(gateway.setGiftInfo(info))
})

/** Takes the card off the cart. */
export const removeGiftInfo = Effect.fn("cart.removeGiftInfo")(function* (giftInfoId: string) {
  const gateway = yield* CartDetailGateway
  return yield* withRememberedCart(gateway.deleteGiftInfo(giftInfoId))
})
