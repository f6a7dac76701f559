import * as Effect from "effect/Effect"
import type { Sku } from "../../domain/shared/Sku.ts"
import { trackAdditions } from "../analytics/trackCart.ts"
import { withRememberedCart } from "../cart/withRememberedCart.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"
import type { GiftCardSchedule, GiftCardInput } from "./GiftCardInput.ts"
import { prepareVirtualGiftCard } from "./prepareVirtualGiftCard.ts"

/**
 * Adds a virtual gift card of an amount to the cart as a separate line and returns the whole cart.
 *
 * Fails with `GiftCardRefused` before any call when a rule of S5 is broken, with `CartLimitReached`, and with
 * `BackendError`.
 */
export const addVirtualGiftCard = Effect.fn("giftcard.addVirtual")(function* (
  sku: Sku,
  typed: GiftCardInput,
  schedule: GiftCardSchedule,
) {
  const { message, ...card } = yield* prepareVirtualGiftCard(typed, schedule)
  const gateway = yield* GiftCardGateway
  const cart = yield* withRememberedCart(
    gateway.addVirtualGiftCard({ sku, ...card, ...(message === "" ? {} : { message }) }),
  )
  yield* trackAdditions(cart, [{ sku, quantity: card.quantity }])
  return cart
})
