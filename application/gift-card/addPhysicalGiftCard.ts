import * as Effect from "effect/Effect"
import type { PhysicalGiftCard } from "../../domain/gift-card/PhysicalGiftCard.ts"
import { trackAdditions } from "../analytics/trackCart.ts"
import { withRememberedCart } from "../cart/withRememberedCart.ts"
import { preparePhysicalGiftCard } from "./preparePhysicalGiftCard.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"

/**
 * Adds a physical gift card to the cart as a separate line and returns the whole cart. It is sent to the order's
 * shipping address.
 *
 * Fails with `GiftCardRefused` before any call when a rule of S5 is broken, with `CartLimitReached`, and with
 * `BackendError`.
 */
export const addPhysicalGiftCard = Effect.fn("giftcard.addPhysical")(function* ({ sku, ...typed }: PhysicalGiftCard) {
  const { quantity, message } = yield* preparePhysicalGiftCard(typed)
  const gateway = yield* GiftCardGateway
  const cart = yield* withRememberedCart(
    gateway.addPhysicalGiftCard(sku, quantity, message === "" ? undefined : message),
  )
  yield* trackAdditions(cart, [{ sku, quantity }])
  return cart
})
