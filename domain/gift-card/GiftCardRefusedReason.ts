/** What can be wrong with a gift card; `sendDate` is the whole moment of sending. */
export type GiftCardField =
  "quantity" | "senderName" | "receiverName" | "receiverEmail" | "receiverPhone" | "message" | "sendDate"

/** One thing to mend on a gift card. */
export interface GiftCardRefusedReason {
  readonly field: GiftCardField
  readonly rule:
    "required" | "tooLong" | "forbiddenWord" | "email" | "text" | "phone" | "quantity" | "date" | "past" | "late"
  /** The maximum length or the forbidden word, by rule. */
  readonly parameter?: string
}
