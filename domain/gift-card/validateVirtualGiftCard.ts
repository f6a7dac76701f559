import type { GiftCardRefusedReason } from "./GiftCardRefusedReason.ts"
import { validateGiftCardQuantity } from "./validateGiftCardQuantity.ts"
import { validateGiftText, type GiftTextField } from "./validateGiftText.ts"
import type { VirtualGiftCard, LocalMoment } from "./VirtualGiftCardForm.ts"
import { toLocalIso } from "./toLocalIso.ts"

const REQUIRED = ["senderName", "receiverName", "receiverEmail", "receiverPhone"] as const

/** What a virtual gift card is held against, both in the form of `toLocalIso`. */
export interface SendWindow {
  /** What the store's clocks show. */
  readonly now: string
  /** The last moment at which a card can be sent; absent where the shop names none. */
  readonly latest?: string
}

/** Everything wrong with a virtual gift card by the rules of the specification's section 5; empty when nothing is. */
export function validateVirtualGiftCard(
  card: Omit<VirtualGiftCard, "sku">,
  times: SendWindow,
): readonly GiftCardRefusedReason[] {
  const quantity = validateGiftCardQuantity(card.quantity)
  return [
    ...(quantity === undefined ? [] : [quantity]),
    ...REQUIRED.flatMap((field) =>
      card[field].trim() === "" ? [{ field, rule: "required" } as const] : validateText(field, card[field]),
    ),
    ...validateText("message", card.message ?? ""),
    ...validateMoment(card, times),
  ]
}

function validateText(field: GiftTextField, text: string): readonly GiftCardRefusedReason[] {
  // An empty message is none; a required field that is empty was told as such.
  const reason = field === "message" && text === "" ? undefined : validateGiftText(field, text)
  return reason === undefined ? [] : [reason]
}

function validateMoment(card: LocalMoment, { now, latest }: SendWindow): readonly GiftCardRefusedReason[] {
  const moment = toLocalIso(card)
  if (moment === undefined) return [{ field: "sendDate", rule: "date" }]
  if (moment < now) return [{ field: "sendDate", rule: "past" }]
  return latest !== undefined && moment > latest ? [{ field: "sendDate", rule: "late" }] : []
}
