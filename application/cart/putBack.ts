import * as Effect from "effect/Effect"
import { additionOf, type RemovedLine } from "../../domain/cart/additionOf.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { addToCart } from "./addToCart.ts"
import { packAsGift } from "./changeGifts.ts"

/** A cart with a line that came back, and why it could not be packed again where it was packed. */
export interface PutBack {
  readonly cart: Cart
  readonly unpacked?: BackendError
}

/**
 * Puts a removed line back with all it carried, and packs it as it was. A shop that keeps the packing by itself is not
 * asked twice.
 *
 * Fails as `addToCart` does. Where only the packing fails, the line stays and the failure is told beside it.
 */
export const putBack = Effect.fn("cart.putBack")(function* (item: RemovedLine) {
  const cart = yield* addToCart(additionOf(item))
  const { giftPacking, sku } = item
  const line = cart.items.find((known) => known.sku === sku)
  const back: PutBack = { cart }
  if (giftPacking === undefined || line?.giftPacking !== undefined || cart.id === undefined) return back
  return yield* packAsGift(cart.id, sku, giftPacking).pipe(
    Effect.map((packed): PutBack => ({ cart: packed })),
    Effect.catchTag("BackendError", (error) => Effect.succeed<PutBack>({ cart, unpacked: error })),
    // The shop took these words before: a rule of today is no reason to lose the line.
    Effect.catchTag("GiftRefused", () => Effect.succeed(back)),
  )
})
