import * as Redacted from "effect/Redacted"
import type { PaymentRef } from "../../../application/checkout/CheckoutGateway.ts"
import { whenDefined } from "../http/whenDefined.ts"

/** Returns the query parameters that identify a payment. */
export function toPaymentQuery({ guestToken, isRepay }: PaymentRef = {}): {
  readonly guestToken?: string
  readonly repay?: "1"
} {
  return {
    ...whenDefined(guestToken, (token) => ({ guestToken: Redacted.value(token) })),
    ...(isRepay === true ? { repay: "1" } : {}),
  }
}
