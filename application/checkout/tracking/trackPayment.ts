import * as Effect from "effect/Effect"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import { paymentStateOf } from "../../../domain/payment/paymentTransition.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { PollingPolicy } from "./fetchPaymentEvent.ts"
import type { PaymentTracking } from "../runPayment.ts"
import { runPayment } from "../runPayment.ts"

/** Tracks a payment to its end from a known status, after a decision was awaited elsewhere. */
export const trackPayment = Effect.fn("payment.track")(
  (orderId: OrderId, answer: PaymentStatus, policy: PollingPolicy, tracking: PaymentTracking = {}) =>
    runPayment(orderId, policy, { ...tracking, from: (context) => paymentStateOf(answer, context) }),
)
