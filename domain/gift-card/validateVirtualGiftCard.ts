import type { GiftCardRefusedReason } from "./GiftCardRefusedReason.ts"
import { validateGiftCardQuantity } from "./validateGiftCardQuantity.ts"
import { validateGiftText, type GiftTextField } from "./validateGiftText.ts"
import type { VirtualGiftCard, LocalMoment } from "./VirtualGiftCardForm.ts"
import { toLocalIso } from "./toLocalIso.ts"

const REQUIRED = ["senderName", "receiverName", "receiverEmail", "receiverPhone"] as const

/** Valid delivery dates of a virtual gift card, in the form of `toLocalIso`. */
export interface SendWindow {
  /** Current local time of the store. */
  readonly now: string
  /** Latest delivery time; absent when unlimited. */
  readonly latest?: string
}

/** Validates a virtual gift card by the rules of S5. */
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
  // An empty message is optional; empty required fields are already reported.
  const reason = field === "message" && text === "" ? undefined : validateGiftText(field, text)
  return reason === undefined ? [] : [reason]
}

function validateMoment(card: LocalMoment, { now, latest }: SendWindow): readonly GiftCardRefusedReason[] {
  const moment = toLocalIso(card)
  if (moment === undefined) return [{ field: "sendDate", rule: "date" }]
  if (moment < now) return [{ field: "sendDate", rule: "past" }]
  return latest !== undefined && moment > latest ? [{ field: "sendDate", rule: "late" }] : []
}
