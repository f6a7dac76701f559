import type { VirtualGiftCardOffer } from "./GiftCard.ts"

/** What a store takes of videos: bytes at most, and media types. */
export type GiftCardVideoLimits = VirtualGiftCardOffer["video"]

/**
 * What is wrong with a video of `size` bytes by the limits of the store's offer; nothing where it can go with a gift
 * card. A file without a byte is none.
 */
export function validateGiftCardVideo(
  { maximumBytes, mediaTypes }: GiftCardVideoLimits,
  { size, mediaType }: { readonly size: number; readonly mediaType: string },
): "required" | "tooLarge" | "kind" | undefined {
  if (size === 0) return "required"
  if (!mediaTypes.includes(mediaType)) return "kind"
  return size > maximumBytes ? "tooLarge" : undefined
}
