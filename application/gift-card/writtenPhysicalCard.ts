import * as Effect from "effect/Effect"
import { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import type { PhysicalGiftCard } from "../../domain/gift-card/PhysicalGiftCard.ts"
import { physicalGiftCardProblems } from "../../domain/gift-card/physicalGiftCardProblems.ts"

/**
 * A card by post as the shop takes it: its message without spaces around it, empty for none. Fails with
 * `GiftCardRefused`, which names every problem at its field.
 */
export const writtenPhysicalCard = Effect.fnUntraced(function* ({
  quantity,
  message = "",
}: Omit<PhysicalGiftCard, "sku">) {
  const card = { quantity, message: message.trim() }
  const problems = physicalGiftCardProblems(card)
  if (problems.length > 0) return yield* GiftCardRefused.of(problems)
  return card
})
