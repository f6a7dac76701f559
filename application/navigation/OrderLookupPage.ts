import type { PlainCaptcha } from "../catalog/restock/RestockAlertPage.ts"

/** Name of the page that opens a guest's order by a code. */
export const ORDER_LOOKUP_PAGE = "ItxOrderLookupPage"

/**
 * Why the form was refused: `input` is not an order number with an email address or phone number; `code` is wrong or
 * expired, or there is no such order (F179: the same for all); `tooMany` codes were sent; `failed` is any other error.
 */
export const LOOKUP_REFUSED_REASONS = ["input", "code", "captcha", "tooMany", "failed"] as const
export type LookupRefusedReason = (typeof LOOKUP_REFUSED_REASONS)[number]

/** Content of that page. Plain data that serializes to JSON; the typed contact is never part of it. */
export interface OrderLookupPage {
  /** `contact` asks for the order number and contact, `code` for the code that was sent. */
  readonly step: "contact" | "code"
  readonly refused?: LookupRefusedReason
  readonly captcha?: PlainCaptcha
}
