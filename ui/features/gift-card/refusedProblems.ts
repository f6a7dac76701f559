import { GIFT_TEXT_LENGTHS } from "../../../domain/gift-card/giftTextProblem.ts"
import type { GiftCardProblem } from "../../../domain/gift-card/GiftCardProblem.ts"

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
 * The problems of a form that was sent without a script, as the address it led back to tells them: `receiverEmail.email
 * sendDate.past`. What is none of ours is left out.
 */
export function refusedProblems(parameter: string): readonly GiftCardProblem[] {
  return parameter.split(" ").flatMap((told): readonly GiftCardProblem[] => {
    const [name, named] = told.split(".")
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
