import { GIFT_TEXT_LENGTHS } from "../../../domain/gift-card/validateGiftText.ts"
import type { GiftCardRefusedReason } from "../../../domain/gift-card/GiftCardRefusedReason.ts"

const FIELDS = [
  "quantity",
  "senderName",
  "receiverName",
  "receiverEmail",
  "receiverPhone",
  "message",
  "sendDate",
] as const
const RULES = [
  "required",
  "tooLong",
  "forbiddenWord",
  "email",
  "text",
  "phone",
  "quantity",
  "date",
  "past",
  "late",
] as const

/**
 * Parses the errors of a form sent without scripts from its redirect address: `receiverEmail.email sendDate.past`.
 * Unknown values are skipped.
 */
export function parseRefusedReasons(parameter: string): readonly GiftCardRefusedReason[] {
  return parameter.split(" ").flatMap((entry): readonly GiftCardRefusedReason[] => {
    const [name, named] = entry.split(".")
    const field = FIELDS.find((one) => one === name)
    const rule = RULES.find((one) => one === named)
    if (field === undefined || rule === undefined) return []
    const most =
      rule === "tooLong" && field !== "quantity" && field !== "sendDate"
        ? { parameter: String(GIFT_TEXT_LENGTHS[field]) }
        : {}
    return [{ field, rule, ...most }]
  })
}
