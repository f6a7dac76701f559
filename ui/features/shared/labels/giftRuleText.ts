import type { GiftTextRefusedReason } from "../../../../domain/gift-card/validateGiftText.ts"
import type { Translate } from "../../../text/createTranslate.ts"

/** The error text of a gift text rule, for any field. */
export function giftRuleText({ rule, parameter }: Omit<GiftTextRefusedReason, "field">, t: Translate): string {
  switch (rule) {
    case "required":
      return t("cartOptions.required")
    case "tooLong":
      return t("cartOptions.tooLong", { maximum: parameter ?? "" })
    case "forbiddenWord":
      return parameter === undefined
        ? t("cartOptions.forbiddenWords")
        : t("cartOptions.forbiddenWord", { word: parameter })
    case "email":
      return t("cartOptions.invalidEmail")
    case "text":
      return t("cartOptions.invalidCharacters")
  }
}
