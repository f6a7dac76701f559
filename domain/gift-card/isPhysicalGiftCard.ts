import type { GiftCardData } from "./GiftCard.ts"

/** Whether what is written on a gift card is on one that goes by post; any other goes by e-mail. */
export function isPhysicalGiftCard({ kind }: Pick<GiftCardData, "kind">): boolean {
  return kind === "PHYSICAL"
}
