import * as Effect from "effect/Effect"
import { checkingPayment } from "../../../domain/payment/paymentTransition.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { PollingPolicy } from "./fetchPaymentEvent.ts"
import { checkoutAttempt, repayAttempt } from "./CheckoutAttempt.ts"
import type { PaymentRef } from "../CheckoutGateway.ts"
import { runPayment } from "../runPayment.ts"

/**
 * Fetches the outcome of an undecided payment without submitting it; for the page that polls. Never redirects without
 * confirmation: the customer may have just come back.
 */
export const resumePayment = Effect.fn("checkout.resume")(
  (orderId: OrderId, policy: PollingPolicy, paymentRef: PaymentRef = {}) =>
    runPayment(orderId, policy, {
      from: checkingPayment,
      attempt: paymentRef.isRepay === true ? repayAttempt : checkoutAttempt,
      paymentRef,
      confirmRedirect: true,
    }),
)
