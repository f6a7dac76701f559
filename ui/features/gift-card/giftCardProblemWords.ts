import type { GiftCardField, GiftCardProblem } from "../../../domain/gift-card/GiftCardProblem.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { giftRuleWords } from "../../text/giftRuleWords.ts"

/**
 * What is wrong with one field of a gift card, in words for it; nothing where it is fine. `days` is how far ahead it
 * can be sent.
 */
export function giftCardProblemWords(
  problems: readonly GiftCardProblem[],
  field: GiftCardField,
  days: number,
  t: Translate,
): string | undefined {
  const problem = problems.find((one) => one.field === field)
  if (problem === undefined) return undefined
  switch (problem.rule) {
    case "phone":
      return t("giftCards.invalidPhone")
    case "quantity":
      return t("giftCards.invalidQuantity")
    case "date":
      return t("giftCards.invalidDate")
    case "past":
      return t("giftCards.dateInPast")
    case "late":
      return t("giftCards.dateTooLate", { days })
    default:
      return giftRuleWords({ ...problem, rule: problem.rule }, t)
  }
}
