import * as Effect from "effect/Effect"
import { loadCart } from "../cart/loadCart.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"
import { preparePhysicalGiftCard } from "./preparePhysicalGiftCard.ts"

/**
 * Changes or removes the message of a physical gift card in the cart and returns the cart.
 *
 * Fails with `GiftCardRefused` before any call when the message is too long or contains a forbidden word
 * (S5), and with `BackendError`.
 */
export const changePhysicalGiftCard = Effect.fn("giftcard.changePhysical")(function* (
  orderItemId: string,
  typed: string,
) {
  const { message } = yield* preparePhysicalGiftCard({ quantity: 1, message: typed })
  const gateway = yield* GiftCardGateway
  yield* gateway.updateGiftCardData(orderItemId, { message })
  return yield* loadCart()
})
