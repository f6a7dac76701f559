import type { GiftTextField, GiftTextRefusedReason } from "../../../../domain/gift-card/validateGiftText.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import { giftRuleText } from "./giftRuleText.ts"

/** The error text of one gift field; `undefined` if it is valid. */
export function giftReasonText(
  reasons: readonly GiftTextRefusedReason[],
  field: GiftTextField,
  t: Translate,
): string | undefined {
  const problem = reasons.find((one) => one.field === field)
  return problem === undefined ? undefined : giftRuleText(problem, t)
}
