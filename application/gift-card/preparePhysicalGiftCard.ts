import * as Effect from "effect/Effect"
import { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import type { PhysicalGiftCard } from "../../domain/gift-card/PhysicalGiftCard.ts"
import { validatePhysicalGiftCard } from "../../domain/gift-card/validatePhysicalGiftCard.ts"

/**
 * Returns a physical gift card with trimmed message, empty for none. Fails with `GiftCardRefused`, which lists every
 * error by field.
 */
export const preparePhysicalGiftCard = Effect.fnUntraced(function* ({
  quantity,
  message = "",
}: Omit<PhysicalGiftCard, "sku">) {
  const card = { quantity, message: message.trim() }
  const reasons = validatePhysicalGiftCard(card)
  if (reasons.length > 0) return yield* GiftCardRefused.of(reasons)
  return card
})
