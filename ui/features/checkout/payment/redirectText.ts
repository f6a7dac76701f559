import type { OpenPayment } from "../../../runtime/OpenPayment.ts"

/**
 * What is said of a payment that goes on elsewhere: what is kept meanwhile is a cart, or an order that stands unpaid.
 */
export function redirectText({ isRepay }: OpenPayment) {
  return isRepay ? "payment.redirectOrder" : "payment.redirect"
}
