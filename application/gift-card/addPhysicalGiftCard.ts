import * as Effect from "effect/Effect"
import type { PhysicalGiftCard } from "../../domain/gift-card/PhysicalGiftCard.ts"
import { remembering } from "../cart/remembering.ts"
import { writtenPhysicalCard } from "./writtenPhysicalCard.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"

/**
 * Puts a gift card that comes by post into the cart, as a line of its own, and answers the whole cart. It goes to the
 * address of the order.
 *
 * Fails with `GiftCardRefused` before any call where a rule of section 5 is broken, with `CartLimitReached`, and with
 * `BackendError`.
 */
export const addPhysicalGiftCard = Effect.fn("giftcard.addPhysical")(function* ({ sku, ...typed }: PhysicalGiftCard) {
  const { quantity, message } = yield* writtenPhysicalCard(typed)
  const gateway = yield* GiftCardGateway
  return yield* remembering(gateway.addPhysicalGiftCard(sku, quantity, message === "" ? undefined : message))
})
