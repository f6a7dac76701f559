import type { GiftCardData } from "./GiftCard.ts"

/** Whether a gift card is sent by post; others are sent by email. */
export function isPhysicalGiftCard({ kind }: Pick<GiftCardData, "kind">): boolean {
  return kind === "PHYSICAL"
}
