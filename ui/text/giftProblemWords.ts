import type { GiftTextField, GiftTextProblem } from "../../domain/gift-card/giftTextProblem.ts"
import type { Translate } from "./createTranslate.ts"
import { giftRuleWords } from "./giftRuleWords.ts"

/** What is wrong with one text of a gift, in words for its field; nothing where it is fine. */
export function giftProblemWords(
  problems: readonly GiftTextProblem[],
  field: GiftTextField,
  t: Translate,
): string | undefined {
  const problem = problems.find((one) => one.field === field)
  return problem === undefined ? undefined : giftRuleWords(problem, t)
}
