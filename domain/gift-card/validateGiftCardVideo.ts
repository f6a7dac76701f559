import type { VirtualGiftCardOffer } from "./GiftCard.ts"

/** A store's limits for videos: maximum bytes and media types. */
export type GiftCardVideoLimits = VirtualGiftCardOffer["video"]

/** Validates a video of `size` bytes against the limits of the store's offer. An empty file is invalid. */
export function validateGiftCardVideo(
  { maximumBytes, mediaTypes }: GiftCardVideoLimits,
  { size, mediaType }: { readonly size: number; readonly mediaType: string },
): "required" | "tooLarge" | "kind" | undefined {
  if (size === 0) return "required"
  if (!mediaTypes.includes(mediaType)) return "kind"
  return size > maximumBytes ? "tooLarge" : undefined
}
