import * as Effect from "effect/Effect"
import { validateGiftCardVideo, type GiftCardVideoLimits } from "../../domain/gift-card/validateGiftCardVideo.ts"
import { GiftCardVideoRefused } from "../../domain/gift-card/GiftCardVideoRefused.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"

/** A video that a shopper chose, whose bytes are read when it is fine. */
export interface ChosenVideo {
  /** Bytes. */
  readonly size: number
  /** For example `video/mp4`, without parameters; empty where nobody knows. */
  readonly mediaType: string
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Sends a video along with the virtual gift card of a line of the cart; it takes the place of an earlier one. Answers
 * what the shop then has.
 *
 * Fails with `GiftCardVideoRefused` before it is read, and before any call, where it breaks the limits of the store's
 * offer, and with `BackendError`.
 */
export const sendGiftCardVideo = Effect.fn("giftcard.sendVideo")(function* (
  orderItemId: string,
  { size, mediaType, read }: ChosenVideo,
  limits: GiftCardVideoLimits,
) {
  const rule = validateGiftCardVideo(limits, { size, mediaType })
  if (rule !== undefined) return yield* new GiftCardVideoRefused({ rule })
  const bytes = yield* Effect.tryPromise({ try: read, catch: () => new GiftCardVideoRefused({ rule: "unreadable" }) })
  const gateway = yield* GiftCardGateway
  return yield* gateway.uploadGiftCardVideo(orderItemId, { mediaType, bytes })
})
