import type { GiftTextProblem } from "../../domain/gift-card/giftTextProblem.ts"
import type { Translate } from "./createTranslate.ts"

/** What a rule of a gift's texts asks, in words for whichever field it is of. */
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
    case "text":
      return t("cartParts.text")
  }
}
