import type { LineMetadata } from "./LineMetadata.ts"

/**
 * Whether a line is a gift card, by e-mail or by post: it is not wrapped, put on a list or put back when it was taken
 * out.
 */
export function isGiftCard({ itemType }: Pick<LineMetadata, "itemType">): boolean {
  return itemType === "virtualGiftCard" || itemType === "physicalGiftCard"
}
