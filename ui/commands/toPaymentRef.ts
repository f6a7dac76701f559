import * as Redacted from "effect/Redacted"
import type { PaymentRef } from "../../application/checkout/CheckoutGateway.ts"
import type { OpenPayment } from "../runtime/OpenPayment.ts"

/** Identifies the payment for status requests. */
export function toPaymentRef({ guestToken, isRepay }: OpenPayment): PaymentRef {
  return { isRepay, ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }) }
}
