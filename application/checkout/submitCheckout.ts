import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { toEmvBrowserInfo } from "../../domain/checkout/BrowserInfo.ts"
import type { PurchaseDiscounts } from "../../domain/checkout/PurchaseDiscounts.ts"
import type { PurchaseOrigin } from "../../domain/checkout/PurchaseOrigin.ts"
import type { PurchaseOptions } from "../../domain/checkout/PurchaseOptions.ts"
import type { ShippingChoice } from "../../domain/checkout/Shipping.ts"
import { cardDigits, cardLabel } from "../../domain/payment/Card.ts"
import type { PaymentEntry } from "../../domain/payment/PaymentEntry.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { utcDay } from "../../domain/shared/utcDate.ts"
import { rememberPurchase } from "../order/storedPurchases.ts"
import { BrowserInfoSource } from "../platform/BrowserInfoSource.ts"
import type { PollingPolicy } from "./fetchPaymentEvent.ts"
import { withCaptchaOutcome } from "./withCaptchaOutcome.ts"
import { paymentSubmission } from "./paymentSubmission.ts"
import { checkoutAttempt } from "./CheckoutAttempt.ts"
import type { CheckoutSubmission } from "./CheckoutGateway.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"
import type { PromptAnswers } from "./PromptAnswers.ts"
import { toSubmittedAnswers } from "./PromptAnswers.ts"
import { runPayment } from "./runPayment.ts"
import { screenForFraud } from "./screenForFraud.ts"
import type { PaymentChoice } from "./submittedPayments.ts"
import { submittedPayments } from "./submittedPayments.ts"

/** Policy type 4 of the specification's section 3: what is kept in the wallet. */
const WALLET_PRIVACY = "4"

/** What the shopper decided: how to deliver, how to pay, and the total that was shown. */
export interface CheckoutDecision extends PaymentChoice {
  readonly orderId: OrderId
  readonly shipping: ShippingChoice
  /** Where the bill goes, where that is not where the order goes. */
  readonly billingAddressId?: string
  /** An invoice, and how it is packed; nothing of it when absent. */
  readonly wishes?: PurchaseOptions
  /** Where the purchase is made and what it belongs to, of an integrator; the shop's own pages say nothing of it. */
  readonly origin?: PurchaseOrigin
  /** Discounts that an integrator asks for; refused by the shop where its order does not have them. */
  readonly discounts?: PurchaseDiscounts
  readonly expectedTotal: Money
  readonly acceptedPolicies: readonly string[]
  /** What this payment has asked the shopper until now, and the answer; absent the first time. */
  readonly answers?: PromptAnswers
}

/**
 * Submits a checkout and follows its payment (specification, section 4).
 *
 * One purchase is one order: the attempt has a key that is kept until its outcome is known, and a submission whose
 * answer was lost is asked after before it may be sent again.
 *
 * Fails with `CardRefused` before any call, with `TotalChanged` or `NotEnoughStock` when the shop says so, and with
 * `BackendError` when the shop refused the submission itself. A payment in doubt is the outcome `unknown`, not a
 * failure.
 */
export const submitCheckout = Effect.fn("checkout.submit")(function* (
  decision: CheckoutDecision,
  policy: PollingPolicy,
) {
  const { orderId, payment, expectedTotal } = decision
  const payments = yield* submittedPayments(decision, expectedTotal, utcDay(yield* Clock.currentTimeMillis))
  // Asked again, the payment was screened when it was sent first.
  if (decision.answers === undefined) yield* screenForFraud()
  const browserInfo = yield* (yield* BrowserInfoSource).read
  const submission: CheckoutSubmission = {
    attemptKey: yield* checkoutAttempt.key(orderId),
    shipping: decision.shipping,
    ...(decision.billingAddressId === undefined ? {} : { billingAddressId: decision.billingAddressId }),
    ...decision.wishes,
    ...(decision.origin === undefined ? {} : { origin: decision.origin }),
    ...(decision.discounts === undefined ? {} : { discounts: decision.discounts }),
    ...payments,
    ...savedCard(payment),
    expectedTotal,
    browser: toEmvBrowserInfo(browserInfo),
    acceptedPolicies: [...decision.acceptedPolicies, ...(shouldSaveCard(payment) ? [WALLET_PRIVACY] : [])],
    ...toSubmittedAnswers(decision.answers),
  }
  yield* rememberPurchase(orderId)
  const submit = CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(orderId, submission))
  return yield* runPayment(orderId, policy, paymentSubmission(orderId, decision.answers, submit)).pipe(
    withCaptchaOutcome,
  )
})

function shouldSaveCard(
  payment: PaymentEntry | undefined,
): payment is Extract<PaymentEntry, { by: "card" | "tokenizedCard" }> {
  return (payment?.by === "card" || payment?.by === "tokenizedCard") && payment.saveCard === true
}

/** The name by which a card is known that is to be kept, until its holder gives it another. */
function savedCard(payment: PaymentEntry | undefined): Pick<CheckoutSubmission, "saveCardAs"> {
  if (!shouldSaveCard(payment)) return {}
  const { network, lastDigits } =
    payment.by === "tokenizedCard" ? payment.sealed : cardLabel(cardDigits(payment.card.number))
  return { saveCardAs: `${network} ${lastDigits}` }
}
