import type { GiftCardField, GiftCardRefusedReason } from "../../../domain/gift-card/GiftCardRefusedReason.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { giftRuleText } from "../shared/labels/giftRuleText.ts"

/**
 * The error text of one gift card field; `undefined` if it is valid. `days` is the longest possible delay of the
 * sending date.
 */
export function giftCardReasonText(
  reasons: readonly GiftCardRefusedReason[],
  field: GiftCardField,
  days: number,
  t: Translate,
): string | undefined {
  const problem = reasons.find((one) => one.field === field)
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
      return giftRuleText({ ...problem, rule: problem.rule }, t)
  }
}
