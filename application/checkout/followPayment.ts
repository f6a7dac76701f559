import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { allowedRedirect } from "../../domain/shared/allowedRedirect.ts"
import type { AskedSoFar } from "../../domain/payment/nextPaymentStep.ts"
import { nextPaymentStep } from "../../domain/payment/nextPaymentStep.ts"
import type { PaymentRedirect, PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { forgetCart } from "../cart/CartSnapshot.ts"
import { BrowserFactsSource } from "../platform/BrowserFactsSource.ts"
import { PageNavigator } from "../platform/PageNavigator.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { PaymentAttempt } from "./CheckoutAttempt.ts"
import { checkoutAttempt } from "./CheckoutAttempt.ts"
import type { PaymentQuestion } from "./CheckoutGateway.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"
import type { PaymentAnswers } from "./PaymentAnswers.ts"
import { ReferredPayment } from "./ReferredPayment.ts"

/** How often and how far apart a payment is asked after (specification, section 9: configured by the caller). */
export interface PollingPolicy {
  readonly tries: number
  readonly interval: Duration.Duration
}

/** Which payment is followed, and how. */
export interface Following {
  /** The purchase of the cart when absent. */
  readonly attempt?: PaymentAttempt
  readonly question?: PaymentQuestion
  readonly asked?: AskedSoFar
  /** The shopper is asked before the page is left, whatever the store says: nothing was pressed just now. */
  readonly asksToLeave?: boolean
}

/** However a caller is configured, the shop is not asked more often than this. */
export const MIN_POLL_INTERVAL = Duration.millis(100)

/** Configuration variable with the hosts a payment may lead to, separated by commas (ruling R11). */
export const REDIRECT_HOSTS = "PAYMENT_REDIRECT_HOSTS"
/** Configuration variable: `true` where the shopper is asked before a payment leads away (specification, section 4). */
const ASKS_TO_LEAVE = "PAYMENT_REDIRECT_CONFIRMATION"

/**
 * Follows a payment from one answer to its end: polls while it is pending, and says what the shopper must do.
 *
 * A poll that fails tells nothing about the payment: it is asked again, and when the tries end without an answer the
 * outcome is unknown, never refused.
 */
export const followPayment = Effect.fn("payment.follow")(function* (orderId: OrderId, first: PaymentStatus, policy: PollingPolicy, following: Following = {}) {
  const { attempt = checkoutAttempt, asked } = following
  const facts = yield* (yield* BrowserFactsSource).read
  let status = first
  for (let triesLeft = Math.max(0, Math.floor(policy.tries)); ; triesLeft -= 1) {
    const next = nextPaymentStep(status, { triesLeft, isMobile: facts.isMobile, ...asked })
    switch (next.step) {
      case "confirmed":
        yield* attempt.end
        // Who pays an earlier order again has another cart by now.
        if (attempt === checkoutAttempt) yield* forgetCart
        return { outcome: "confirmed", orderId, ...(status.guestToken === undefined ? {} : { guestToken: status.guestToken }) } satisfies CheckoutOutcome
      case "refused": {
        yield* attempt.end
        const { step: _, ...why } = next
        return { outcome: "refused", ...why } satisfies CheckoutOutcome
      }
      case "poll": {
        const answer = yield* pollPayment(orderId, policy, triesLeft, following.question)
        if (answer === undefined) return { outcome: "unknown", orderId } satisfies CheckoutOutcome
        status = answer.status
        triesLeft = answer.triesLeft
        continue
      }
      case "handOver":
        yield* attempt.end
        return yield* handOver(orderId, next.redirect, following.asksToLeave ?? false)
      case "redirect":
        // The shop took the submission and says where it goes on: whatever is sent after that is another attempt.
        yield* attempt.end
        return yield* leave(orderId, next.redirect, following.asksToLeave ?? false)
      case "repay":
        yield* attempt.end
        return { outcome: "repay", orderId } satisfies CheckoutOutcome
      case "challenge": {
        // What is submitted with its result is another submission, with a key of its own.
        yield* attempt.end
        const url = yield* allowedAddress(next.challenge.url)
        return url === undefined ? { outcome: "failed" } satisfies CheckoutOutcome : { outcome: "challenge", challenge: { ...next.challenge, url } } satisfies CheckoutOutcome
      }
      case "authenticate":
        yield* attempt.end
        return { outcome: "authenticate" } satisfies CheckoutOutcome
      case "failed":
        yield* attempt.end
        return { outcome: "failed" } satisfies CheckoutOutcome
    }
  }
})

/** The next answer that arrives, and how many tries are left after it; nothing when they run out. */
export const pollPayment = Effect.fnUntraced(function* (orderId: OrderId, policy: PollingPolicy, tries: number, question: PaymentQuestion | undefined) {
  const gateway = yield* CheckoutGateway
  for (let triesLeft = tries; triesLeft > 0; triesLeft -= 1) {
    yield* pause(policy)
    const status = yield* gateway.getPaymentStatus(orderId, question).pipe(
      Effect.catchTag("BackendError", (error) => Effect.as(Effect.logWarning("A payment's status was not read", error.message), undefined)),
    )
    if (status !== undefined) return { status, triesLeft }
  }
  return undefined
})

/** The address of a provider when it may be followed, or nothing (ruling R11). */
const allowedAddress = Effect.fnUntraced(function* (address: string) {
  const { store } = yield* StoreScope
  const navigator = yield* PageNavigator
  const hosts = (store.configuration[REDIRECT_HOSTS] ?? "").split(",").map((host) => host.trim())
  return allowedRedirect(address, hosts, navigator.parse)
})

/**
 * Passes the provider's address and parameters to whoever takes such payments (specification, section 4); the generic error where
 * nobody does (F100). Nothing is passed a second time to somebody who comes back and pressed nothing.
 */
const handOver = Effect.fnUntraced(function* (orderId: OrderId, redirect: PaymentRedirect, isBack: boolean) {
  const { handle } = yield* ReferredPayment
  const url = yield* allowedAddress(redirect.url)
  if (handle === undefined || url === undefined) return { outcome: "failed" } satisfies CheckoutOutcome
  const referred = isBack ? "returned" : yield* handle(orderId, { ...redirect, url })
  return referred === "leaving" ? { outcome: "leaving" } satisfies CheckoutOutcome : { outcome: "unknown", orderId } satisfies CheckoutOutcome
})

/** Leads to the provider at once, or asks the shopper first: where the store wants it, and where a tab of its own needs a press (F94). */
const leave = Effect.fnUntraced(function* (orderId: OrderId, redirect: PaymentRedirect, asksToLeave: boolean) {
  const { store } = yield* StoreScope
  const navigator = yield* PageNavigator
  const address = yield* allowedAddress(redirect.url)
  if (address === undefined) return { outcome: "failed" } satisfies CheckoutOutcome
  if (asksToLeave || redirect.newTab || store.configuration[ASKS_TO_LEAVE] === "true")
    return { outcome: "leave", orderId, redirect: { ...redirect, url: address } } satisfies CheckoutOutcome
  yield* redirect.method === "POST" ? navigator.postForm(address, redirect.parameters) : navigator.go(address)
  return { outcome: "leaving" } satisfies CheckoutOutcome
})

/**
 * What became of a submission whose answer was lost: asked by its order, never sent again blindly (ruling R6).
 *
 * `undefined` when the shop knows of no submission; the caller may send the same attempt again.
 */
export const askAfterSubmission = Effect.fn("payment.askAfterSubmission")(function* (orderId: OrderId, policy: PollingPolicy, question?: PaymentQuestion) {
  const gateway = yield* CheckoutGateway
  for (let triesLeft = Math.max(1, Math.floor(policy.tries)); triesLeft > 0; triesLeft -= 1) {
    const answer = yield* gateway.getPaymentStatus(orderId, question).pipe(
      Effect.map((status) => ({ known: true as const, status })),
      Effect.catchReason("BackendError", "NotFound", () => Effect.succeed({ known: true as const, status: undefined })),
      // Whatever else went wrong, it tells nothing about the payment.
      Effect.catchTag("BackendError", (error) => Effect.as(Effect.logWarning("A payment's status was not read", error.message), { known: false as const })),
    )
    if (answer.known) return answer
    if (triesLeft > 1) yield* pause(policy)
  }
  return { known: false as const }
})

/**
 * What the shop says of a payment whose challenge was answered, once that is more than that it was put: refused at the bank,
 * or paid meanwhile. `undefined` where the answer is still to be submitted.
 */
export const decidedByChallenge = Effect.fn("payment.decidedByChallenge")(function* (orderId: OrderId, answers: PaymentAnswers | undefined, question?: PaymentQuestion) {
  if (answers?.challengeResult === undefined) return undefined
  const asked = yield* askAfterSubmission(orderId, ONCE, question)
  return asked.known && asked.status?.status !== "CHALLENGE" ? asked.status : undefined
})

const ONCE: PollingPolicy = { tries: 1, interval: MIN_POLL_INTERVAL }

function pause(policy: PollingPolicy): Effect.Effect<void> {
  return Effect.sleep(Duration.max(policy.interval, MIN_POLL_INTERVAL))
}
