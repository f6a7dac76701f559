import * as Effect from "effect/Effect"
import { GiftCardGateway } from "./GiftCardGateway.ts"

/** What is known of the video that goes with the gift card of a line. Fails with `BackendError`. */
export const loadGiftCardVideo = Effect.fn("giftcard.loadVideo")(function* (orderItemId: string) {
  const gateway = yield* GiftCardGateway
  return yield* gateway.checkGiftCardVideo(orderItemId)
})
