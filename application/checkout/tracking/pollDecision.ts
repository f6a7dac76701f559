import * as Effect from "effect/Effect"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { PollingPolicy } from "./fetchPaymentEvent.ts"
import { fetchPaymentEvent, pollDelay } from "./fetchPaymentEvent.ts"
import type { PaymentRef } from "../CheckoutGateway.ts"

/**
 * Polls a payment until it is decided at a provider's page or by a bank's challenge, for callers other than the page to
 * which the bank redirects. Returns `undefined` after the last attempt; the payment is unchanged.
 */
export const pollDecision = Effect.fn("payment.pollDecision")(function* (
  orderId: OrderId,
  policy: PollingPolicy,
  paymentRef?: PaymentRef,
) {
  for (let triesLeft = Math.floor(policy.tries); triesLeft > 0; triesLeft -= 1) {
    yield* pollDelay(policy)
    const answer = yield* fetchPaymentEvent(orderId, paymentRef)
    if (answer.event === "response" && !awaitsCustomer(answer.status)) return answer.status
  }
  return undefined
})

/** Whether the customer has yet to decide. */
function awaitsCustomer({ status, challenge }: PaymentStatus): boolean {
  return (
    status === "REDIRECT" || status === "REFERRED_NICEPAY" || (status === "CHALLENGE" && challenge?.isAnswered !== true)
  )
}
