import type { GiftCardRefusedReason } from "./GiftCardRefusedReason.ts"
import { validateGiftCardQuantity } from "./validateGiftCardQuantity.ts"
import { validateGiftText } from "./validateGiftText.ts"
import type { PhysicalGiftCard } from "./PhysicalGiftCard.ts"

/**
 * Everything wrong with a gift card by post, by the rules that the specification's section 5 has for every gift card: 1
 * to 9 of them, and a message without forbidden words, which may be missing. Empty when nothing is.
 */
export function validatePhysicalGiftCard({
  quantity,
  message = "",
}: Omit<PhysicalGiftCard, "sku">): readonly GiftCardRefusedReason[] {
  return [validateGiftCardQuantity(quantity), message === "" ? undefined : validateGiftText("message", message)].filter(
    (reason) => reason !== undefined,
  )
}
