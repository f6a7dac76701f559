import * as Effect from "effect/Effect"
import { loadCart } from "../cart/loadCart.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"
import type { GiftCardSchedule, GiftCardInput } from "./GiftCardInput.ts"
import { prepareVirtualGiftCard } from "./prepareVirtualGiftCard.ts"

/**
 * Changes the data of a virtual gift card in the cart and returns the cart. Amount and quantity stay unchanged.
 *
 * Fails with `GiftCardRefused` before any call when a rule of S5 is broken, and with `BackendError`.
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
