import * as Effect from "effect/Effect"
import { toAddition, type RemovedLine } from "../../domain/cart/toAddition.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { addToCart } from "./addToCart.ts"
import { packAsGift } from "./changeGifts.ts"

/** A cart with a line that came back, and why it could not be packed again where it was packed. */
export interface RestoredLine {
  readonly cart: Cart
  readonly packingError?: BackendError
}

/**
 * Puts a removed line back with all it carried, and packs it as it was. A shop that keeps the packing by itself is not
 * asked twice.
 *
 * Fails as `addToCart` does. Where only the packing fails, the line stays and the failure is told beside it.
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
    // The shop took these words before: a rule of today is no reason to lose the line.
    Effect.catchTag("GiftRefused", () => Effect.succeed(restored)),
  )
})
