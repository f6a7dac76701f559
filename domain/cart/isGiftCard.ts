import type { LineMetadata } from "./LineMetadata.ts"

/**
 * Whether a line is a virtual or physical gift card: it cannot be gift-wrapped, saved to a wishlist or restored after
 * removal.
 */
export function isGiftCard({ itemType }: Pick<LineMetadata, "itemType">): boolean {
  return itemType === "virtualGiftCard" || itemType === "physicalGiftCard"
}
