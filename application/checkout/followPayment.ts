import * as Effect from "effect/Effect"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import { paymentAnswered } from "../../domain/payment/paymentTransition.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { PollingPolicy } from "./askAfterPayment.ts"
import type { Following } from "./runPayment.ts"
import { runPayment } from "./runPayment.ts"

/** Follows a payment to its end from an answer that somebody has: where a decision was waited for elsewhere. */
export const followPayment = Effect.fn("payment.follow")(
  (orderId: OrderId, answer: PaymentStatus, policy: PollingPolicy, following: Following = {}) =>
    runPayment(orderId, policy, { ...following, from: (circumstances) => paymentAnswered(answer, circumstances) }),
)
