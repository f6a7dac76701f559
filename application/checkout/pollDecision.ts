import * as Effect from "effect/Effect"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { PollingPolicy } from "./fetchPaymentEvent.ts"
import { fetchPaymentEvent, pollDelay } from "./fetchPaymentEvent.ts"
import type { PaymentRef } from "./CheckoutGateway.ts"

/**
 * Asks after a payment until it was decided elsewhere: at a provider's page, or by the answer to the question of a
 * card's bank. For a caller that is not the page to which the bank leads back. `undefined` when the tries run out; the
 * payment is as it was.
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

/** Whether the shopper has still to decide. */
function awaitsCustomer({ status, challenge }: PaymentStatus): boolean {
  return (
    status === "REDIRECT" || status === "REFERRED_NICEPAY" || (status === "CHALLENGE" && challenge?.isAnswered !== true)
  )
}
