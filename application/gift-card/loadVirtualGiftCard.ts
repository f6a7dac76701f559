import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { momentInZone } from "../../domain/gift-card/momentInZone.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"

/** Returns the data of a gift card line, with its delivery date if that is in the future. Fails with `BackendError`. */
export const loadVirtualGiftCard = Effect.fn("giftcard.loadVirtual")(function* (orderItemId: string) {
  const gateway = yield* GiftCardGateway
  const data = yield* gateway.getGiftCardData(orderItemId)
  const moment = Date.parse(data.sendAt ?? "")
  const isScheduled = moment > (yield* Clock.currentTimeMillis)
  const written = isScheduled && data.timeZone !== undefined ? momentInZone(data.timeZone, moment) : undefined
  return { data, ...(written === undefined ? {} : { sendAt: written }) }
})
