import type { LineFacts } from "./LineFacts.ts"

/** Whether a line is a gift card that goes by e-mail: nothing of it is shipped. */
export function isVirtualGiftCard({ itemType }: Pick<LineFacts, "itemType">): boolean {
  return itemType === "virtualGiftCard"
}
