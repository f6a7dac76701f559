import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { emvFacts } from "../../domain/checkout/BrowserFacts.ts"
import { CardRefused } from "../../domain/checkout/CheckoutRefusal.ts"
import type { ShippingChoice } from "../../domain/checkout/Shipping.ts"
import { cardDigits, cardLabel } from "../../domain/payment/Card.ts"
import type { PaymentEntry } from "../../domain/payment/PaymentEntry.ts"
import { paymentEntryProblems, paymentMeans } from "../../domain/payment/PaymentMeans.ts"
import type { PayingGiftCard } from "../../domain/payment/paymentsFor.ts"
import { paymentsFor } from "../../domain/payment/paymentsFor.ts"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { utcDay } from "../../domain/shared/utcDate.ts"
import { forgetCart } from "../cart/CartSnapshot.ts"
import { rememberPurchase } from "../order/purchasesOnDevice.ts"
import { BrowserFactsSource } from "../platform/BrowserFactsSource.ts"
import { isOutcomeUnknown } from "../shared/BackendError.ts"
import { checkoutAttempt } from "./CheckoutAttempt.ts"
import type { CheckoutSubmission, PaymentQuestion } from "./CheckoutGateway.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"
import type { PaymentAnswers } from "./PaymentAnswers.ts"
import { answersGiven } from "./PaymentAnswers.ts"
import { recordAttempt } from "./recordAttempt.ts"
import type { PollingPolicy } from "./followPayment.ts"
import { askAfterSubmission, decidedByChallenge, followPayment } from "./followPayment.ts"
import { screenForFraud } from "./screenForFraud.ts"

/** Policy type 4 of the specification's section 3: what is kept in the wallet. */
const WALLET_PRIVACY = "4"

/** What the shopper decided: how to deliver, how to pay, and the total that was shown. */
export interface CheckoutDecision {
  readonly orderId: OrderId
  readonly shipping: ShippingChoice
  /** Where the bill goes, where that is not where the order goes. */
  readonly billingAddressId?: string
  /** What pays the rest that gift cards leave; absent when they leave none. */
  readonly payment?: PaymentEntry
  /** Gift cards that were added to the order, in the order in which they pay, with what each was said to pay. */
  readonly giftCards?: readonly (PayingGiftCard & { readonly amount: Money })[]
  readonly expectedTotal: Money
  readonly acceptedPolicies: readonly string[]
  /** What this payment has asked the shopper until now, and the answer; absent the first time. */
  readonly answers?: PaymentAnswers
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
  const { orderId, payment, giftCards = [], expectedTotal } = decision
  const now = utcDay(yield* Clock.currentTimeMillis)
  const means = payment === undefined ? undefined : paymentMeans(payment, now)
  const payments = paymentsFor(expectedTotal, giftCards, means)
  // A card that cannot be right is told even where gift cards pay everything: it was typed to be used.
  if (payment !== undefined && means === undefined) return yield* new CardRefused({ problems: paymentEntryProblems(payment, now) })
  if (payments === undefined) return yield* new CardRefused({ problems: [{ field: "payment", rule: "sum" }] })
  // Asked again, the payment was screened when it was sent first.
  if (decision.answers === undefined) yield* screenForFraud()
  const facts = yield* (yield* BrowserFactsSource).read
  const submission: CheckoutSubmission = {
    attemptKey: yield* checkoutAttempt.key(orderId),
    shipping: decision.shipping,
    ...(decision.billingAddressId === undefined ? {} : { billingAddressId: decision.billingAddressId }),
    payments,
    ...kept(payment),
    expectedTotal,
    browser: emvFacts(facts),
    acceptedPolicies: [...decision.acceptedPolicies, ...(isToBeKept(payment) ? [WALLET_PRIVACY] : [])],
    ...answersGiven(decision.answers),
  }
  yield* rememberPurchase(orderId)
  const submitting = submitOnce(orderId, submission, policy)
  // An answer to what the payment asked is the same attempt.
  const attempting = decision.answers === undefined ? Effect.map(Effect.all([submitting, recordAttempt(orderId)], { concurrency: 2 }), ([status]) => status) : submitting
  const first = (yield* decidedByChallenge(orderId, decision.answers)) ?? (yield* attempting)
  if (first === undefined) return { outcome: "unknown", orderId } satisfies CheckoutOutcome
  // A submission that was taken clears the device's cart, whatever becomes of the payment (specification, section 4).
  yield* forgetCart
  const scan = codeToScan(orderId, first)
  if (scan === undefined) return yield* followPayment(orderId, first, policy, decision.answers === undefined ? {} : { asked: decision.answers })
  yield* checkoutAttempt.end
  return scan
})

/** The code of a payment that waits to be scanned, or paid at a cashier; nobody need ask until the shopper has it. */
function codeToScan(orderId: OrderId, { status, qr, guestToken }: PaymentStatus): CheckoutOutcome | undefined {
  if (status !== "PENDING-OK" || qr === undefined) return undefined
  return { outcome: "scan", orderId, qr, ...(guestToken === undefined ? {} : { guestToken }) }
}

function isToBeKept(payment: PaymentEntry | undefined): payment is Extract<PaymentEntry, { by: "card" | "sealedCard" }> {
  return (payment?.by === "card" || payment?.by === "sealedCard") && payment.keep === true
}

/** What a submission says beyond its payments. */
function kept(payment: PaymentEntry | undefined): Pick<CheckoutSubmission, "keepCardAs" | "isOneClick" | "paymentCode"> {
  if (isToBeKept(payment)) {
    // A name to know the card by until its holder gives it another.
    const { network, lastDigits } = payment.by === "sealedCard" ? payment.sealed : cardLabel(cardDigits(payment.card.number))
    return { keepCardAs: `${network} ${lastDigits}` }
  }
  if (payment?.by === "keptCard" && payment.securityCode === undefined && payment.sealedCode === undefined) return { isOneClick: true }
  return payment?.by === "token" && payment.category !== undefined ? { paymentCode: payment.category } : {}
}

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
    Effect.tapErrorTag("BackendError", ({ reason }) => (reason._tag === "Rejected" ? checkoutAttempt.end : Effect.void)),
    Effect.tapErrorTag("TotalChanged", () => checkoutAttempt.end),
    Effect.tapErrorTag("NotEnoughStock", () => checkoutAttempt.end),
    Effect.catchIf((error) => error._tag === "BackendError" && isOutcomeUnknown(error), () => Effect.succeed(undefined)),
  )
})

/**
 * What became of a payment that was left in doubt; for the page that keeps looking. Nothing leads away by itself: the shopper
 * may have come back just now.
 */
export const resumePayment = Effect.fn("checkout.resume")(function* (orderId: OrderId, policy: PollingPolicy, question?: PaymentQuestion) {
  const answer = yield* askAfterSubmission(orderId, policy, question)
  const unknown: CheckoutOutcome = { outcome: "unknown", orderId }
  if (!answer.known) return unknown
  if (answer.status === undefined) return { outcome: "unsubmitted", orderId } satisfies CheckoutOutcome
  const scan = codeToScan(orderId, answer.status)
  if (scan !== undefined) return scan
  return yield* followPayment(orderId, answer.status, policy, { asksToLeave: true, ...(question === undefined ? {} : { question }) })
})
