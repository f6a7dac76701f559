import type { OrderError } from "../../../commands/orders.ts"

/** Whether a purchase can be searched only with a solved captcha. */
export function isCaptchaRefused(error: OrderError): boolean {
  return error._tag === "ReceiptRefused" && error.reasons.some(({ field }) => field === "captcha")
}

/** The refusals of other order commands have texts of their own. */
export function isShopError(
  error: OrderError,
): error is Exclude<OrderError, { readonly _tag: (typeof OWN_TAGS)[number] }> {
  return !OWN_TAGS.some((tag) => tag === error._tag)
}

const OWN_TAGS = ["GiftReceiptRefused", "InvoiceRefused", "ReceiptRefused"] as const
