import type { LineMetadata } from "./LineMetadata.ts"

/** Whether a line is a gift card sent by email: it needs no shipping. */
export function isVirtualGiftCard({ itemType }: Pick<LineMetadata, "itemType">): boolean {
  return itemType === "virtualGiftCard"
}
