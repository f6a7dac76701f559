import * as Effect from "effect/Effect"
import { toAddition, type RemovedLine } from "../../domain/cart/toAddition.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { addToCart } from "./addToCart.ts"
import { packAsGift } from "./changeGifts.ts"

/** A cart with the restored line, and the reason when its gift wrapping could not be restored. */
export interface RestoredLine {
  readonly cart: Cart
  readonly packingError?: BackendError
}

/**
 * Restores a removed line with its customization and gift wrapping. Skips the wrapping call when the backend kept it.
 *
 * Fails as `addToCart` does. If only the wrapping fails, the line stays and the result contains the error.
 */
export const restoreLine = Effect.fn("cart.putBack")(function* (item: RemovedLine) {
  const cart = yield* addToCart(toAddition(item))
  const { giftPacking, sku } = item
  const line = cart.items.find((known) => known.sku === sku)
  const restored: RestoredLine = { cart }
  if (giftPacking === undefined || line?.giftPacking !== undefined || cart.id === undefined) return restored
  return yield* packAsGift(cart.id, sku, giftPacking).pipe(
    Effect.map((repacked): RestoredLine => ({ cart: repacked })),
    Effect.catchTag("BackendError", (error) => Effect.succeed<RestoredLine>({ cart, packingError: error })),
    // The backend accepted this message before; a changed rule must not drop the line.
    Effect.catchTag("GiftRefused", () => Effect.succeed(restored)),
  )
})
