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
import { track } from "../analytics/Analytics.ts"
import { rememberPurchase } from "../order/storedPurchases.ts"
import { BrowserInfoSource } from "../platform/BrowserInfoSource.ts"
import type { PollingPolicy } from "./tracking/fetchPaymentEvent.ts"
import { withCaptchaOutcome } from "./withCaptchaOutcome.ts"
import { paymentSubmission } from "./paymentSubmission.ts"
import { checkoutAttempt } from "./tracking/CheckoutAttempt.ts"
import type { CheckoutSubmission } from "./CheckoutGateway.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"
import type { PromptAnswers } from "./PromptAnswers.ts"
import { toSubmittedAnswers } from "./PromptAnswers.ts"
import { runPayment } from "./runPayment.ts"
import { screenForFraud } from "./screenForFraud.ts"
import type { PaymentChoice } from "./tracking/submittedPayments.ts"
import { submittedPayments } from "./tracking/submittedPayments.ts"

/** Policy type 4 of S3.5: data saved in the wallet. */
const WALLET_PRIVACY = "4"

/** The customer's choices: delivery, payment, and the total that was shown. */
export interface CheckoutDecision extends PaymentChoice {
  readonly orderId: OrderId
  readonly shipping: ShippingChoice
  /** Billing address, if it differs from the shipping address. */
  readonly billingAddressId?: string
  /** Invoice and packaging options. */
  readonly wishes?: PurchaseOptions
  /** Purchase metadata of an integrator; the storefront's own pages send none. */
  readonly origin?: PurchaseOrigin
  /** Discounts requested by an integrator; the backend refuses those that its order does not have. */
  readonly discounts?: PurchaseDiscounts
  readonly expectedTotal: Money
  readonly acceptedPolicies: readonly string[]
  /** Prompts of this payment so far, and the answer; absent on the first submission. */
  readonly answers?: PromptAnswers
}

/**
 * Submits a checkout and tracks its payment (S4).
 *
 * One purchase creates one order: the attempt's idempotency key is stored until the outcome is known, and after a lost
 * response the payment status is fetched before any new submission.
 *
 * Fails with `CardRefused` before any call, with `TotalChanged` or `NotEnoughStock`, and with `BackendError` when the
 * backend refused the submission itself. An undecided payment is the outcome `unknown`, not a failure.
 *
 * @example
 * ```ts
 * import * as Duration from "effect/Duration"
 * import * as Effect from "effect/Effect"
 * import { testRoot } from "adapters/composition/testRoot.ts"
 * import { submitCheckout } from "application/checkout/submitCheckout.ts"
 * import { isOrderId } from "domain/shared/OrderId.ts"
 * import { aStore } from "tests/support/builders/aStore.ts"
 *
 * const orderId = "7001"
 * if (!isOrderId(orderId)) throw new Error("not an order id")
 * const store = aStore()
 * const scope = { store, language: store.languages[0], catalogId: store.catalogs[0].id }
 * const card = { number: "4242 4242 4242 4241", expiry: "12/39", holder: "ALMA RUIZ", securityCode: "123" }
 * const decision = {
 *   orderId,
 *   shipping: { shippingMethodId: "1", kind: "delivery", addressId: "9" },
 *   payment: { by: "card", methodId: "1", card },
 *   expectedTotal: { minorUnits: 5990, currencyCode: "EUR" },
 *   acceptedPolicies: ["2"],
 * } as const
 * const refused = Effect.flip(submitCheckout(decision, { tries: 30, interval: Duration.seconds(2) }))
 * const error = await Effect.runPromise(Effect.provideContext(refused, testRoot(scope).context))
 * error._tag // → "CardRefused"
 * ```
 */
export const submitCheckout = Effect.fn("checkout.submit")(function* (
  decision: CheckoutDecision,
  policy: PollingPolicy,
) {
  const { orderId, payment, expectedTotal } = decision
  const payments = yield* submittedPayments(decision, expectedTotal, utcDay(yield* Clock.currentTimeMillis))
  // A resubmission with an answer was screened on the first submission.
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
  if (decision.answers === undefined)
    yield* track({
      name: "add_payment_info",
      method: payment?.methodId ?? "giftCard",
      currency: expectedTotal.currencyCode,
      value: expectedTotal.minorUnits,
    })
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

/** Initial name of a saved card; its holder can change it. */
function savedCard(payment: PaymentEntry | undefined): Pick<CheckoutSubmission, "saveCardAs"> {
  if (!shouldSaveCard(payment)) return {}
  const { network, lastDigits } =
    payment.by === "tokenizedCard" ? payment.sealed : cardLabel(cardDigits(payment.card.number))
  return { saveCardAs: `${network} ${lastDigits}` }
}
