import * as Effect from "effect/Effect"
import type { PhysicalGiftCard } from "../../domain/gift-card/PhysicalGiftCard.ts"
import { withRememberedCart } from "../cart/withRememberedCart.ts"
import { preparePhysicalGiftCard } from "./preparePhysicalGiftCard.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"

/**
 * Puts a gift card that comes by post into the cart, as a line of its own, and answers the whole cart. It goes to the
 * address of the order.
 *
 * Fails with `GiftCardRefused` before any call where a rule of section 5 is broken, with `CartLimitReached`, and with
 * `BackendError`.
 */
export const addPhysicalGiftCard = Effect.fn("giftcard.addPhysical")(function* ({ sku, ...typed }: PhysicalGiftCard) {
  const { quantity, message } = yield* preparePhysicalGiftCard(typed)
  const gateway = yield* GiftCardGateway
  return yield* withRememberedCart(gateway.addPhysicalGiftCard(sku, quantity, message === "" ? undefined : message))
})
