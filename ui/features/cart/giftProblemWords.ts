import type { GiftTextField, GiftTextProblem } from "../../../domain/gift-card/giftTextProblem.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** What is wrong with one text of a gift, in words for its field; nothing where it is fine. */
export function giftProblemWords(problems: readonly GiftTextProblem[], field: GiftTextField, t: Translate): string | undefined {
  const problem = problems.find((one) => one.field === field)
  if (problem === undefined) return undefined
  switch (problem.rule) {
    case "required":
      return t("cartParts.required")
    case "tooLong":
      return t("cartParts.tooLong", { maximum: problem.parameter ?? "" })
    case "forbiddenWord":
      return problem.parameter === undefined ? t("cartParts.wordUnknown") : t("cartParts.word", { word: problem.parameter })
    case "email":
      return t("cartParts.emailWrong")
  }
}
