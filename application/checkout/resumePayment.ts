import * as Effect from "effect/Effect"
import { checkingPayment } from "../../domain/payment/paymentTransition.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { PollingPolicy } from "./fetchPaymentEvent.ts"
import { checkoutAttempt, repayAttempt } from "./CheckoutAttempt.ts"
import type { PaymentRef } from "./CheckoutGateway.ts"
import { runPayment } from "./runPayment.ts"

/**
 * What became of a payment that was left in doubt; for the page that keeps looking. It is asked after and never
 * submitted. Nothing leads away by itself: the shopper may have come back just now.
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
