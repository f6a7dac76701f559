import type { LineFacts } from "./LineFacts.ts"

/**
 * Whether a line is a gift card, by e-mail or by post: it is not wrapped, put on a list or put back when it was taken
 * out.
 */
export function isGiftCard({ itemType }: Pick<LineFacts, "itemType">): boolean {
  return itemType === "virtualGiftCard" || itemType === "physicalGiftCard"
}
