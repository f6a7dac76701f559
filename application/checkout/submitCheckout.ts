import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { emvFacts } from "../../domain/checkout/BrowserFacts.ts"
import { CardRefused } from "../../domain/checkout/CheckoutRefusal.ts"
import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { ShippingChoice } from "../../domain/checkout/Shipping.ts"
import type { CardEntry } from "../../domain/payment/Card.ts"
import { cardProblems } from "../../domain/payment/Card.ts"
import { cardFrom } from "../../domain/payment/cardFrom.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { utcDay } from "../../domain/shared/utcDate.ts"
import { BrowserFactsSource } from "../platform/BrowserFactsSource.ts"
import { isOutcomeUnknown } from "../shared/BackendError.ts"
import { attemptKey, endAttempt } from "./CheckoutAttempt.ts"
import type { CheckoutSubmission } from "./CheckoutGateway.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"
import type { PollingPolicy } from "./followPayment.ts"
import { askAfterSubmission, followPayment } from "./followPayment.ts"

/** What the shopper decided: how to deliver, how to pay, and the total that was shown. */
export interface CheckoutDecision {
  readonly orderId: OrderId
  readonly shipping: ShippingChoice
  readonly paymentMethod: Pick<PaymentMethod, "id" | "kind">
  readonly card: CardEntry
  readonly expectedTotal: Money
  readonly acceptedPolicies: readonly string[]
}

/**
 * Submits a checkout and follows its payment (specification, section 4).
 *
 * One purchase is one order: the attempt has a key that is kept until its outcome is known, and a submission whose answer
 * was lost is asked after before it may be sent again.
 *
 * Fails with `CardRefused` before any call, with `TotalChanged` or `NotEnoughStock` when the shop says so, and with
 * `BackendError` when the shop refused the submission itself. A payment in doubt is the outcome `unknown`, not a failure.
 */
export const submitCheckout = Effect.fn("checkout.submit")(function* (decision: CheckoutDecision, policy: PollingPolicy) {
  const now = utcDay(yield* Clock.currentTimeMillis)
  const card = cardFrom(decision.card, now)
  if (card === undefined) return yield* new CardRefused({ problems: cardProblems(decision.card, now) })
  const { orderId } = decision
  const facts = yield* (yield* BrowserFactsSource).read
  const submission: CheckoutSubmission = {
    attemptKey: yield* attemptKey(orderId),
    shipping: decision.shipping,
    paymentMethod: decision.paymentMethod,
    card,
    expectedTotal: decision.expectedTotal,
    browser: emvFacts(facts),
    acceptedPolicies: decision.acceptedPolicies,
  }
  const first = yield* submitOnce(orderId, submission, policy)
  if (first === undefined) return { outcome: "unknown", orderId } satisfies CheckoutOutcome
  return yield* followPayment(orderId, first, policy)
})

/** The first answer to a submission; when it was lost, what the shop says of it; nothing when that is not known either. */
const submitOnce = Effect.fnUntraced(function* (orderId: OrderId, submission: CheckoutSubmission, policy: PollingPolicy) {
  const gateway = yield* CheckoutGateway
  const submit = gateway.submitAsyncCheckout(orderId, submission)
  return yield* submit.pipe(
    Effect.catchIf((error) => error._tag === "BackendError" && isOutcomeUnknown(error), () =>
      askAfterSubmission(orderId, policy).pipe(
        // The shop never had it: the same attempt, with the same key, may be sent once more.
        Effect.flatMap((answer) => (answer.known && answer.status === undefined ? submit : Effect.succeed(answer.known ? answer.status : undefined))),
      )),
    // What the shop refused took no effect: the next submission is another attempt, with a key of its own.
    Effect.tapErrorTag("BackendError", ({ reason }) => (reason._tag === "Rejected" ? endAttempt : Effect.void)),
    Effect.tapErrorTag("TotalChanged", () => endAttempt),
    Effect.tapErrorTag("NotEnoughStock", () => endAttempt),
    Effect.catchIf((error) => error._tag === "BackendError" && isOutcomeUnknown(error), () => Effect.succeed(undefined)),
  )
})

/** What became of a payment that was left in doubt; for the page that keeps looking. */
export const resumePayment = Effect.fn("checkout.resume")(function* (orderId: OrderId, policy: PollingPolicy) {
  const answer = yield* askAfterSubmission(orderId, policy)
  const unknown: CheckoutOutcome = { outcome: "unknown", orderId }
  if (!answer.known) return unknown
  if (answer.status === undefined) return { outcome: "unsubmitted", orderId } satisfies CheckoutOutcome
  return yield* followPayment(orderId, answer.status, policy)
})
