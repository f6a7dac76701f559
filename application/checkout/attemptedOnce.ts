import * as Effect from "effect/Effect"
import type { OpenPayment } from "../../domain/payment/PaymentState.ts"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { PaymentQuestion } from "./CheckoutGateway.ts"
import type { PaymentAnswers } from "./PaymentAnswers.ts"
import { recordAttempt } from "./recordAttempt.ts"

/**
 * How the payment machine runs a submission: the first time it is recorded as an attempt; with an answer to what the
 * payment asked it is the same attempt, and an answered challenge may have decided it already.
 */
export function attemptedOnce<E, R>(
  orderId: OrderId,
  answers: PaymentAnswers | undefined,
  submit: Effect.Effect<PaymentStatus, E, R>,
  question?: PaymentQuestion,
) {
  const begin: OpenPayment =
    answers?.challengeResult === undefined ? { at: "submitting", isAgain: false } : { at: "confirming" }
  const attempting = Effect.flatMap(
    Effect.all([Effect.exit(submit), recordAttempt(orderId, question)], { concurrency: 2 }),
    ([sent]) => sent,
  )
  return {
    from: () => begin,
    submit: (isAgain: boolean) => (isAgain || answers !== undefined ? submit : attempting),
    ...(question === undefined ? {} : { question }),
    ...(answers === undefined ? {} : { asked: answers }),
  }
}
