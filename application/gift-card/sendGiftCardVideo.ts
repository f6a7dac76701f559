import * as Effect from "effect/Effect"
import { validateGiftCardVideo, type GiftCardVideoLimits } from "../../domain/gift-card/validateGiftCardVideo.ts"
import { GiftCardVideoRefused } from "../../domain/gift-card/GiftCardVideoRefused.ts"
import { GiftCardGateway } from "./GiftCardGateway.ts"

/** A selected video file; its bytes are read after validation. */
export interface ChosenVideo {
  /** Bytes. */
  readonly size: number
  /** For example `video/mp4`, without parameters; empty when unknown. */
  readonly mediaType: string
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Uploads a video for a virtual gift card line, replacing an earlier one. Returns the stored video's status.
 *
 * Fails with `GiftCardVideoRefused` before the file is read when it exceeds the limits of the store's offer, and with
 * `BackendError`.
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
