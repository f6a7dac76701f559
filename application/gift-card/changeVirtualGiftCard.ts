import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { momentInZone } from "../../domain/gift-card/momentInZone.ts"
import { loadCart } from "../cart/loadCart.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"
import type { Sending, TypedGiftCard } from "./TypedGiftCard.ts"
import { writtenCard } from "./writtenCard.ts"

/** What is written on the gift card of a line, with the moment at which it is sent where that is still to come. Fails with `BackendError`. */
export const virtualGiftCardOn = Effect.fn("giftcard.virtualOn")(function* (orderItemId: string) {
  const gateway = yield* GiftCardGateway
  const data = yield* gateway.getGiftCardData(orderItemId)
  const moment = Date.parse(data.sendAt ?? "")
  const moves = moment > (yield* Clock.currentTimeMillis)
  const written = moves && data.timeZone !== undefined ? momentInZone(data.timeZone, moment) : undefined
  return { data, ...(written === undefined ? {} : { sendAt: written }) }
})

/**
 * Changes what is written on the gift card of a line of the cart, and answers the cart. Its amount and quantity stay.
 *
 * Fails with `VirtualGiftCardRefused` before any call where a rule of section 5 is broken, and with `BackendError`.
 */
export const changeVirtualGiftCard = Effect.fn("giftcard.changeVirtual")(function* (orderItemId: string, typed: TypedGiftCard, sending: Sending) {
  const { quantity: _, ...form } = yield* writtenCard(typed, sending)
  const gateway = yield* GiftCardGateway
  yield* gateway.updateGiftCardData(orderItemId, form)
  return yield* loadCart()
})
