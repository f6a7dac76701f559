/** Fields of a gift card; `sendDate` covers date and time. */
export type GiftCardField =
  | "quantity"
  | "senderName"
  | "receiverName"
  | "receiverEmail"
  | "receiverPhone"
  | "message"
  | "sendDate"

/** An error of a gift card field. */
export interface GiftCardRefusedReason {
  readonly field: GiftCardField
  readonly rule:
    | "required"
    | "tooLong"
    | "forbiddenWord"
    | "email"
    | "text"
    | "phone"
    | "quantity"
    | "date"
    | "past"
    | "late"
  /** The maximum length or the forbidden word, by rule. */
  readonly parameter?: string
}
