import type { GiftCardProblem } from "./GiftCardProblem.ts"
import { giftCardQuantityProblem } from "./giftCardQuantityProblem.ts"
import { giftTextProblem, type GiftTextField } from "./giftTextProblem.ts"
import type { VirtualGiftCard, WrittenMoment } from "./VirtualGiftCardForm.ts"
import { writtenMoment } from "./writtenMoment.ts"

const REQUIRED = ["senderName", "receiverName", "receiverEmail", "receiverPhone"] as const

/** What a virtual gift card is held against, both in the form of `writtenMoment`. */
export interface SendingTimes {
  /** What the store's clocks show. */
  readonly now: string
  /** The last moment at which a card can be sent; absent where the shop names none. */
  readonly latest?: string
}

/** Everything wrong with a virtual gift card by the rules of the specification's section 5; empty when nothing is. */
export function virtualGiftCardProblems(
  card: Omit<VirtualGiftCard, "sku">,
  times: SendingTimes,
): readonly GiftCardProblem[] {
  const quantity = giftCardQuantityProblem(card.quantity)
  return [
    ...(quantity === undefined ? [] : [quantity]),
    ...REQUIRED.flatMap((field) =>
      card[field].trim() === "" ? [{ field, rule: "required" } as const] : textProblem(field, card[field]),
    ),
    ...textProblem("message", card.message ?? ""),
    ...momentProblem(card, times),
  ]
}

function textProblem(field: GiftTextField, text: string): readonly GiftCardProblem[] {
  // An empty message is none; a required field that is empty was told as such.
  const problem = field === "message" && text === "" ? undefined : giftTextProblem(field, text)
  return problem === undefined ? [] : [problem]
}

function momentProblem(card: WrittenMoment, { now, latest }: SendingTimes): readonly GiftCardProblem[] {
  const moment = writtenMoment(card)
  if (moment === undefined) return [{ field: "sendDate", rule: "date" }]
  if (moment < now) return [{ field: "sendDate", rule: "past" }]
  return latest !== undefined && moment > latest ? [{ field: "sendDate", rule: "late" }] : []
}
