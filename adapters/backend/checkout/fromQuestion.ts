import * as Redacted from "effect/Redacted"
import type { PaymentQuestion } from "../../../application/checkout/CheckoutGateway.ts"
import { given } from "../http/given.ts"

/** Whose payment is meant, and which, as a call says it. */
export function fromQuestion({ guestToken, isRepay }: PaymentQuestion = {}): {
  readonly guestToken?: string
  readonly repay?: "1"
} {
  return {
    ...given(guestToken, (token) => ({ guestToken: Redacted.value(token) })),
    ...(isRepay === true ? { repay: "1" } : {}),
  }
}
