import { giftTextProblem, type GiftTextField } from "./giftTextProblem.ts"
import type { VirtualGiftCard, WrittenMoment } from "./VirtualGiftCardForm.ts"
import { writtenMoment } from "./writtenMoment.ts"

export type VirtualGiftCardField = "quantity" | "senderName" | "receiverName" | "receiverEmail" | "receiverPhone" | "message" | "sendDate"

/** One thing to mend on a virtual gift card. */
export interface VirtualGiftCardProblem {
  readonly field: VirtualGiftCardField
  readonly rule: "required" | "tooLong" | "forbiddenWord" | "email" | "phone" | "quantity" | "date" | "past" | "late"
  /** The maximum length or the forbidden word, by rule. */
  readonly parameter?: string
}

const REQUIRED = ["senderName", "receiverName", "receiverEmail", "receiverPhone"] as const
const MAXIMUM_QUANTITY = 9

/** What a virtual gift card is held against, both in the form of `writtenMoment`. */
export interface SendingTimes {
  /** What the store's clocks show. */
  readonly now: string
  /** The last moment at which a card can be sent; absent where the shop names none. */
  readonly latest?: string
}

/** Everything wrong with a virtual gift card by the rules of the specification's section 5; empty when nothing is. */
export function virtualGiftCardProblems(card: Omit<VirtualGiftCard, "sku">, times: SendingTimes): readonly VirtualGiftCardProblem[] {
  return [
    ...(Number.isInteger(card.quantity) && card.quantity >= 1 && card.quantity <= MAXIMUM_QUANTITY ? [] : [{ field: "quantity", rule: "quantity" } as const]),
    ...REQUIRED.flatMap((field) => (card[field].trim() === "" ? [{ field, rule: "required" } as const] : textProblem(field, card[field]))),
    ...textProblem("message", card.message ?? ""),
    ...momentProblem(card, times),
  ]
}

function textProblem(field: GiftTextField, text: string): readonly VirtualGiftCardProblem[] {
  // An empty message is none; a required field that is empty was told as such.
  const problem = field === "message" && text === "" ? undefined : giftTextProblem(field, text)
  return problem === undefined ? [] : [problem]
}

function momentProblem(card: WrittenMoment, { now, latest }: SendingTimes): readonly VirtualGiftCardProblem[] {
  const moment = writtenMoment(card)
  if (moment === undefined) return [{ field: "sendDate", rule: "date" }]
  if (moment < now) return [{ field: "sendDate", rule: "past" }]
  return latest !== undefined && moment > latest ? [{ field: "sendDate", rule: "late" }] : []
}
