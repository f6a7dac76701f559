import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { emvFacts } from "../../domain/checkout/BrowserFacts.ts"
import { CardRefused } from "../../domain/checkout/CheckoutRefusal.ts"
import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { CardEntry, YearMonth } from "../../domain/payment/Card.ts"
import { cardProblems } from "../../domain/payment/Card.ts"
import { cardFrom } from "../../domain/payment/cardFrom.ts"
import type { SealedCard, TokenPayment } from "../../domain/payment/PaymentEntry.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { utcDay } from "../../domain/shared/utcDate.ts"
import { rememberPurchase } from "../order/purchasesOnDevice.ts"
import { BrowserFactsSource } from "../platform/BrowserFactsSource.ts"
import type { PollingPolicy } from "./askAfterPayment.ts"
import { attemptedOnce } from "./attemptedOnce.ts"
import { repayAttempt } from "./CheckoutAttempt.ts"
import type { PaymentAnswers } from "./PaymentAnswers.ts"
import { answersGiven } from "./PaymentAnswers.ts"
import type { Repayment } from "./RepaymentGateway.ts"
import { RepaymentGateway } from "./RepaymentGateway.ts"
import { runPayment } from "./runPayment.ts"
import { screenForFraud } from "./screenForFraud.ts"

/** An order that is paid again; goods, delivery and total stay as they were bought. */
interface RepayTerms {
  readonly orderId: OrderId
  /** Opens a guest's order where the session does not. */
  readonly guestToken?: string
  readonly paymentMethod: Pick<PaymentMethod, "id">
  readonly answers?: PaymentAnswers
}

/** How an order that stands unpaid is paid again: by a card, or by what the wallet of the device confirmed. */
export type RepayDecision = RepayTerms & (
  | { /** As typed, or as the vault sealed it. */ readonly card: CardEntry | SealedCard }
  | { readonly deviceWallet: TokenPayment }
)

/**
 * Pays an order again and follows the payment, as a checkout does (specification, section 4).
 *
 * Whether it is still in time the shop decides, whatever this device's clock says (F99). Fails with `CardRefused` before any
 * call, and with `BackendError` when the shop refused the submission itself. A payment in doubt is the outcome `unknown`.
 */
export const payAgain = Effect.fn("checkout.payAgain")(function* (decision: RepayDecision, policy: PollingPolicy) {
  const now = utcDay(yield* Clock.currentTimeMillis)
  const means = meansOf(decision, now)
  if (means === undefined) return yield* new CardRefused({ problems: "card" in decision && !("token" in decision.card) ? cardProblems(decision.card, now) : [] })
  const { orderId, guestToken, answers, paymentMethod } = decision
  if (answers === undefined) yield* screenForFraud()
  const gateway = yield* RepaymentGateway
  const facts = yield* (yield* BrowserFactsSource).read
  const repayment = { attemptKey: yield* repayAttempt.key(orderId), paymentMethod, ...means, browser: emvFacts(facts), ...answersGiven(answers) }
  const token = guestToken === undefined ? undefined : Redacted.make(guestToken)
  const submit = token === undefined ? gateway.submitAsyncRepay(orderId, repayment) : gateway.submitGuestAsyncRepay(orderId, token, repayment)
  const question = { isRepay: true, ...(token === undefined ? {} : { guestToken: token }) }
  yield* rememberPurchase(orderId)
  return yield* runPayment(orderId, policy, {
    ...attemptedOnce(orderId, answers, submit, question),
    attempt: repayAttempt,
    // An answer that was lost comes again for the same key, and the attempt takes effect once (ruling R6).
    repeatsAnswers: true,
  })
})

/** What pays; nothing where a typed card has problems. */
function meansOf(decision: RepayDecision, now: YearMonth): Pick<Repayment, "card" | "deviceWallet"> | undefined {
  if ("deviceWallet" in decision) return { deviceWallet: decision.deviceWallet.token }
  const card = "token" in decision.card ? decision.card.token : cardFrom(decision.card, now)
  return card === undefined ? undefined : { card }
}
