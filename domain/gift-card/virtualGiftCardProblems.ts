import { giftTextProblem, type GiftTextField } from "./giftTextProblem.ts"
import type { VirtualGiftCard } from "./VirtualGiftCardForm.ts"
import { writtenMoment } from "./writtenMoment.ts"

export type VirtualGiftCardField = "quantity" | "senderName" | "receiverName" | "receiverEmail" | "receiverPhone" | "message" | "sendDate"

/** One thing to mend on a virtual gift card. */
export interface VirtualGiftCardProblem {
  readonly field: VirtualGiftCardField
  readonly rule: "required" | "tooLong" | "forbiddenWord" | "email" | "quantity" | "date" | "past"
  /** The maximum length or the forbidden word, by rule. */
  readonly parameter?: string
}

const REQUIRED = ["senderName", "receiverName", "receiverEmail", "receiverPhone"] as const
const MAXIMUM_QUANTITY = 9

/**
 * Everything wrong with a virtual gift card by the rules of the specification's section 5; empty when nothing is. `now` is
 * what the store's clocks show, in the form of `writtenMoment`.
 */
export function virtualGiftCardProblems(card: VirtualGiftCard, now: string): readonly VirtualGiftCardProblem[] {
  return [
    ...(Number.isInteger(card.quantity) && card.quantity >= 1 && card.quantity <= MAXIMUM_QUANTITY ? [] : [{ field: "quantity", rule: "quantity" } as const]),
    ...REQUIRED.flatMap((field) => (card[field].trim() === "" ? [{ field, rule: "required" } as const] : textProblem(field, card[field]))),
    ...textProblem("message", card.message ?? ""),
    ...momentProblem(card, now),
  ]
}

function textProblem(field: GiftTextField, text: string): readonly VirtualGiftCardProblem[] {
  // An empty message is none; a required field that is empty was told as such.
  const problem = field === "message" && text === "" ? undefined : giftTextProblem(field, text)
  return problem === undefined ? [] : [problem]
}

function momentProblem(card: VirtualGiftCard, now: string): readonly VirtualGiftCardProblem[] {
  const moment = writtenMoment(card)
  if (moment === undefined) return [{ field: "sendDate", rule: "date" }]
  return moment < now ? [{ field: "sendDate", rule: "past" }] : []
}
