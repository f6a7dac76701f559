import * as Effect from "effect/Effect"
import { loadCart } from "../cart/loadCart.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"
import type { GiftCardSchedule, GiftCardInput } from "./GiftCardInput.ts"
import { prepareVirtualGiftCard } from "./prepareVirtualGiftCard.ts"

/**
 * Changes what is written on the gift card of a line of the cart, and answers the cart. Its amount and quantity stay.
 *
 * Fails with `GiftCardRefused` before any call where a rule of section 5 is broken, and with `BackendError`.
 */
export const changeVirtualGiftCard = Effect.fn("giftcard.changeVirtual")(function* (
  orderItemId: string,
  typed: GiftCardInput,
  schedule: GiftCardSchedule,
) {
  const { quantity: _, ...form } = yield* prepareVirtualGiftCard(typed, schedule)
  const gateway = yield* GiftCardGateway
  yield* gateway.updateGiftCardData(orderItemId, form)
  return yield* loadCart()
})
