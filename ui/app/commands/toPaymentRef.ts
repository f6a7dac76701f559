import * as Redacted from "effect/Redacted"
import type { PaymentRef } from "../../../application/checkout/CheckoutGateway.ts"
import type { OpenPayment } from "../../runtime/OpenPayment.ts"

/** Whose payment is asked after, and which. */
export function toPaymentRef({ guestToken, isRepay }: OpenPayment): PaymentRef {
  return { isRepay, ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }) }
}
