import { isEmail } from "../shared/isEmail.ts"
import { isStorable } from "../shared/toStorableText.ts"
import { giftForbiddenWord } from "./giftForbiddenWord.ts"

/** A text field of a gift. */
export type GiftTextField = "senderName" | "receiverName" | "receiverEmail" | "receiverPhone" | "message"

/** An error of a gift text; `parameter` is the maximum length in characters, or the forbidden word. */
export interface GiftTextRefusedReason {
  readonly field: GiftTextField
  readonly rule: "required" | "tooLong" | "forbiddenWord" | "email" | "text"
  readonly parameter?: string
}

/** Maximum characters of each text (S5), counted in code points. */
export const GIFT_TEXT_LENGTHS: Readonly<Record<GiftTextField, number>> = {
  senderName: 255,
  receiverName: 255,
  receiverPhone: 32,
  receiverEmail: 64,
  message: 256,
}

/** Validates one text of a gift by the rules of S5, except whether it is required. */
export function validateGiftText(field: GiftTextField, text: string): GiftTextRefusedReason | undefined {
  // Databases refuse it (F180).
  if (!isStorable(text)) return { field, rule: "text" }
  const maximum = GIFT_TEXT_LENGTHS[field]
  if ([...text].length > maximum) return { field, rule: "tooLong", parameter: String(maximum) }
  if (field === "receiverEmail") return isEmail(text.trim()) ? undefined : { field, rule: "email" }
  const word = giftForbiddenWord(text)
  return word === undefined ? undefined : { field, rule: "forbiddenWord", parameter: word }
}
