import * as Redacted from "effect/Redacted"
import type { PaymentQuestion } from "../../../application/checkout/CheckoutGateway.ts"
import type { OpenPayment } from "../../runtime/OpenPayment.ts"

/** Whose payment is asked after, and which. */
export function questionOf({ guestToken, isRepay }: OpenPayment): PaymentQuestion {
  return { isRepay, ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }) }
}
