import * as Effect from "effect/Effect"
import { GiftCardGateway } from "./GiftCardGateway.ts"

/** Returns the status of the video of a gift card line. Fails with `BackendError`. */
export const loadGiftCardVideo = Effect.fn("giftcard.loadVideo")(function* (orderItemId: string) {
  const gateway = yield* GiftCardGateway
  return yield* gateway.checkGiftCardVideo(orderItemId)
})
