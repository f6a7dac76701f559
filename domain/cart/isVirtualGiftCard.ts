import type { LineMetadata } from "./LineMetadata.ts"

/** Whether a line is a gift card that goes by e-mail: nothing of it is shipped. */
export function isVirtualGiftCard({ itemType }: Pick<LineMetadata, "itemType">): boolean {
  return itemType === "virtualGiftCard"
}
