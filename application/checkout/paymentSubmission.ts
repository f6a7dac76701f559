import * as Effect from "effect/Effect"
import type { ActivePayment } from "../../domain/payment/PaymentState.ts"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { PaymentRef } from "./CheckoutGateway.ts"
import type { PromptAnswers } from "./PromptAnswers.ts"
import { recordAttempt } from "./tracking/recordAttempt.ts"

/**
 * Returns the payment machine's settings for a submission: the first submission records an attempt; an answered prompt
 * continues the same attempt, whose payment an answered challenge may already have decided.
 */
export function paymentSubmission<E, R>(
  orderId: OrderId,
  answers: PromptAnswers | undefined,
  submit: Effect.Effect<PaymentStatus, E, R>,
  paymentRef?: PaymentRef,
) {
  const start: ActivePayment =
    answers?.challengeResult === undefined ? { step: "submitting", isRetry: false } : { step: "verifyingChallenge" }
  const submitAndRecord = Effect.flatMap(
    Effect.all([Effect.exit(submit), recordAttempt(orderId, paymentRef)], { concurrency: 2 }),
    ([sent]) => sent,
  )
  return {
    from: () => start,
    submit: (isRetry: boolean) => (isRetry || answers !== undefined ? submit : submitAndRecord),
    ...(paymentRef === undefined ? {} : { paymentRef }),
    ...(answers === undefined ? {} : { promptCounts: answers }),
  }
}
