import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { emvFacts } from "../../domain/checkout/BrowserFacts.ts"
import { CardRefused } from "../../domain/checkout/CheckoutRefusal.ts"
import type { PurchaseWishes } from "../../domain/checkout/PurchaseWishes.ts"
import type { ShippingChoice } from "../../domain/checkout/Shipping.ts"
import { cardDigits, cardLabel } from "../../domain/payment/Card.ts"
import type { PaymentEntry } from "../../domain/payment/PaymentEntry.ts"
import { paymentEntryProblems, paymentMeans } from "../../domain/payment/PaymentMeans.ts"
import type { PayingGiftCard } from "../../domain/payment/paymentsFor.ts"
import { paymentsFor } from "../../domain/payment/paymentsFor.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { utcDay } from "../../domain/shared/utcDate.ts"
import { rememberPurchase } from "../order/purchasesOnDevice.ts"
import { BrowserFactsSource } from "../platform/BrowserFactsSource.ts"
import type { PollingPolicy } from "./askAfterPayment.ts"
import { attemptedOnce } from "./attemptedOnce.ts"
import { checkoutAttempt } from "./CheckoutAttempt.ts"
import type { CheckoutSubmission } from "./CheckoutGateway.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"
import type { PaymentAnswers } from "./PaymentAnswers.ts"
import { answersGiven } from "./PaymentAnswers.ts"
import { runPayment } from "./runPayment.ts"
import { screenForFraud } from "./screenForFraud.ts"

/** Policy type 4 of the specification's section 3: what is kept in the wallet. */
const WALLET_PRIVACY = "4"

/** What the shopper decided: how to deliver, how to pay, and the total that was shown. */
export interface CheckoutDecision {
  readonly orderId: OrderId
  readonly shipping: ShippingChoice
  /** Where the bill goes, where that is not where the order goes. */
  readonly billingAddressId?: string
  /** An invoice, and how it is packed; nothing of it when absent. */
  readonly wishes?: PurchaseWishes
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
    ...decision.wishes,
    payments,
    ...kept(payment),
    expectedTotal,
    browser: emvFacts(facts),
    acceptedPolicies: [...decision.acceptedPolicies, ...(isToBeKept(payment) ? [WALLET_PRIVACY] : [])],
    ...answersGiven(decision.answers),
  }
  yield* rememberPurchase(orderId)
  const submit = CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(orderId, submission))
  return yield* runPayment(orderId, policy, attemptedOnce(orderId, decision.answers, submit))
})

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
