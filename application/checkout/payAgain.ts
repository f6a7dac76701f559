import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { emvFacts } from "../../domain/checkout/BrowserFacts.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { utcDay } from "../../domain/shared/utcDate.ts"
import { rememberPurchase } from "../order/purchasesOnDevice.ts"
import { BrowserFactsSource } from "../platform/BrowserFactsSource.ts"
import type { PollingPolicy } from "./askAfterPayment.ts"
import { askingForCaptcha } from "./askingForCaptcha.ts"
import { attemptedOnce } from "./attemptedOnce.ts"
import { repayAttempt } from "./CheckoutAttempt.ts"
import type { PaymentAnswers } from "./PaymentAnswers.ts"
import { answersGiven } from "./PaymentAnswers.ts"
import type { Repayment } from "./RepaymentGateway.ts"
import { RepaymentGateway } from "./RepaymentGateway.ts"
import { runPayment } from "./runPayment.ts"
import { screenForFraud } from "./screenForFraud.ts"
import type { PaymentChoice } from "./submittedPayments.ts"
import { submittedPayments } from "./submittedPayments.ts"

/**
 * An order that is paid again, by any way that a checkout takes; goods, delivery and total stay as they were bought.
 */
export interface RepayDecision extends PaymentChoice {
  readonly orderId: OrderId
  /** Opens a guest's order where the session does not. */
  readonly guestToken?: string
  /** What was bought for: gift cards and the other way add up to it. */
  readonly totalOrder: Money
  /** What this payment has asked the shopper until now, and the answer; absent the first time. */
  readonly answers?: PaymentAnswers
}

/**
 * Pays an order again and follows the payment, as a checkout does (specification, section 4).
 *
 * Whether it is still in time the shop decides, whatever this device's clock says (F99). Fails with `CardRefused`
 * before any call, and with `BackendError` when the shop refused the submission itself. A payment in doubt is the
 * outcome `unknown`.
 */
export const payAgain = Effect.fn("checkout.payAgain")(function* (decision: RepayDecision, policy: PollingPolicy) {
  const { orderId, guestToken, totalOrder, answers } = decision
  const payments = yield* submittedPayments(decision, totalOrder, utcDay(yield* Clock.currentTimeMillis))
  if (answers === undefined) yield* screenForFraud()
  const gateway = yield* RepaymentGateway
  const facts = yield* (yield* BrowserFactsSource).read
  const repayment: Repayment = {
    attemptKey: yield* repayAttempt.key(orderId),
    ...payments,
    browser: emvFacts(facts),
    ...answersGiven(answers),
  }
  const token = guestToken === undefined ? undefined : Redacted.make(guestToken)
  const submit =
    token === undefined
      ? gateway.submitAsyncRepay(orderId, repayment)
      : gateway.submitGuestAsyncRepay(orderId, token, repayment)
  const question = { isRepay: true, ...(token === undefined ? {} : { guestToken: token }) }
  yield* rememberPurchase(orderId)
  return yield* runPayment(orderId, policy, {
    ...attemptedOnce(orderId, answers, submit, question),
    attempt: repayAttempt,
    // An answer that was lost comes again for the same key, and the attempt takes effect once (ruling R6).
    repeatsAnswers: true,
  }).pipe(askingForCaptcha)
})
