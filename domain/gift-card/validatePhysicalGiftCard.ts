import type { GiftCardRefusedReason } from "./GiftCardRefusedReason.ts"
import { validateGiftCardQuantity } from "./validateGiftCardQuantity.ts"
import { validateGiftText } from "./validateGiftText.ts"
import type { PhysicalGiftCard } from "./PhysicalGiftCard.ts"

/**
 * Validates a physical gift card by the general gift card rules of S5: 1 to 9 cards, and an
 * optional message without forbidden words.
 */
export function validatePhysicalGiftCard({
  quantity,
  message = "",
}: Omit<PhysicalGiftCard, "sku">): readonly GiftCardRefusedReason[] {
  return [validateGiftCardQuantity(quantity), message === "" ? undefined : validateGiftText("message", message)].filter(
    (reason) => reason !== undefined,
  )
}
