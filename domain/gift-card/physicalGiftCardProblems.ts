import type { GiftCardProblem } from "./GiftCardProblem.ts"
import { giftCardQuantityProblem } from "./giftCardQuantityProblem.ts"
import { giftTextProblem } from "./giftTextProblem.ts"
import type { PhysicalGiftCard } from "./PhysicalGiftCard.ts"

/**
 * Everything wrong with a gift card by post, by the rules that the specification's section 5 has for every gift card: 1
 * to 9 of them, and a message without forbidden words, which may be missing. Empty when nothing is.
 */
export function physicalGiftCardProblems({
  quantity,
  message = "",
}: Omit<PhysicalGiftCard, "sku">): readonly GiftCardProblem[] {
  return [giftCardQuantityProblem(quantity), message === "" ? undefined : giftTextProblem("message", message)].filter(
    (problem) => problem !== undefined,
  )
}
