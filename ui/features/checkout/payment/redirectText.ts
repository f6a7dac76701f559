import type { OpenPayment } from "../../../commands/toPaymentRef.ts"

/** The text for a payment that continues elsewhere: in the meantime the cart is kept, or the unpaid order. */
export function redirectText({ isRepay }: OpenPayment) {
  return isRepay ? "payment.redirectOrder" : "payment.redirect"
}
