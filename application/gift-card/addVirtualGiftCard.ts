import * as Effect from "effect/Effect"
import type { Sku } from "../../domain/shared/Sku.ts"
import { remembering } from "../cart/remembering.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"
import type { Sending, TypedGiftCard } from "./TypedGiftCard.ts"
import { writtenCard } from "./writtenCard.ts"

/**
 * Puts a virtual gift card of an amount into the cart, as a line of its own, and answers the whole cart.
 *
 * Fails with `GiftCardRefused` before any call where a rule of section 5 is broken, with `CartLimitReached`, and with
 * `BackendError`.
 */
export const addVirtualGiftCard = Effect.fn("giftcard.addVirtual")(function* (
  sku: Sku,
  typed: TypedGiftCard,
  sending: Sending,
) {
  const { message, ...card } = yield* writtenCard(typed, sending)
  const gateway = yield* GiftCardGateway
  return yield* remembering(gateway.addVirtualGiftCard({ sku, ...card, ...(message === "" ? {} : { message }) }))
})
