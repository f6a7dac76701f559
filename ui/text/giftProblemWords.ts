import type { GiftTextField, GiftTextProblem } from "../../domain/gift-card/giftTextProblem.ts"
import type { Translate } from "./createTranslate.ts"

/** What is wrong with one text of a gift, in words for its field; nothing where it is fine. */
export function giftProblemWords(problems: readonly GiftTextProblem[], field: GiftTextField, t: Translate): string | undefined {
  const problem = problems.find((one) => one.field === field)
  return problem === undefined ? undefined : giftRuleWords(problem, t)
}

/** The same for whichever field it is of. */
export function giftRuleWords({ rule, parameter }: Omit<GiftTextProblem, "field">, t: Translate): string {
  switch (rule) {
    case "required":
      return t("cartParts.required")
    case "tooLong":
      return t("cartParts.tooLong", { maximum: parameter ?? "" })
    case "forbiddenWord":
      return parameter === undefined ? t("cartParts.wordUnknown") : t("cartParts.word", { word: parameter })
    case "email":
      return t("cartParts.emailWrong")
  }
}
