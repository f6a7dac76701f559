import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { toEmvBrowserInfo } from "../../../domain/checkout/BrowserInfo.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { utcDay } from "../../../domain/shared/utcDate.ts"
import { rememberPurchase } from "../../order/storedPurchases.ts"
import { BrowserInfoSource } from "../../platform/BrowserInfoSource.ts"
import type { PollingPolicy } from "../tracking/fetchPaymentEvent.ts"
import { withCaptchaOutcome } from "../withCaptchaOutcome.ts"
import { paymentSubmission } from "../paymentSubmission.ts"
import { repayAttempt } from "../tracking/CheckoutAttempt.ts"
import type { PromptAnswers } from "../PromptAnswers.ts"
import { toSubmittedAnswers } from "../PromptAnswers.ts"
import type { Repayment } from "./RepaymentGateway.ts"
import { RepaymentGateway } from "./RepaymentGateway.ts"
import { runPayment } from "../runPayment.ts"
import { screenForFraud } from "../screenForFraud.ts"
import type { PaymentChoice } from "../tracking/submittedPayments.ts"
import { submittedPayments } from "../tracking/submittedPayments.ts"
import { optionalSecret } from "../../shared/optionalSecret.ts"

/** Repayment of an order with any payment method of the checkout; items, delivery and total stay unchanged. */
export interface RepayDecision extends PaymentChoice {
  readonly orderId: OrderId
  /** Opens a guest's order when the session does not. */
  readonly guestToken?: string
  /** The order's original total; gift cards and the other payment add up to it. */
  readonly totalOrder: Money
  /** Prompts of this payment so far, and the answer; absent on the first submission. */
  readonly answers?: PromptAnswers
}

/**
 * Pays an order again and tracks the payment, as a checkout does (S4).
 *
 * The backend decides whether the repayment is still in time; this device's clock is not used (F99). Fails with
 * `CardRefused` before any call, and with `BackendError` when the backend refused the submission itself. An undecided
 * payment has the outcome `unknown`.
 */
export const repayOrder = Effect.fn("checkout.repayOrder")(function* (decision: RepayDecision, policy: PollingPolicy) {
  const { orderId, guestToken, totalOrder, answers } = decision
  const payments = yield* submittedPayments(decision, totalOrder, utcDay(yield* Clock.currentTimeMillis))
  if (answers === undefined) yield* screenForFraud()
  const gateway = yield* RepaymentGateway
  const browserInfo = yield* (yield* BrowserInfoSource).read
  const repayment: Repayment = {
    attemptKey: yield* repayAttempt.key(orderId),
    ...payments,
    browser: toEmvBrowserInfo(browserInfo),
    ...toSubmittedAnswers(answers),
  }
  const token = optionalSecret(guestToken)
  const submit =
    token === undefined
      ? gateway.submitAsyncRepay(orderId, repayment)
      : gateway.submitGuestAsyncRepay(orderId, token, repayment)
  const paymentRef = { isRepay: true, ...(token === undefined ? {} : { guestToken: token }) }
  yield* rememberPurchase(orderId)
  return yield* runPayment(orderId, policy, {
    ...paymentSubmission(orderId, answers, submit, paymentRef),
    attempt: repayAttempt,
    // A retry with the same key after a lost response returns the stored response and takes effect once (R6).
    replaysResponses: true,
  }).pipe(withCaptchaOutcome)
})
