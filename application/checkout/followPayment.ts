import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { allowedRedirect } from "../../domain/shared/allowedRedirect.ts"
import { nextPaymentStep } from "../../domain/payment/nextPaymentStep.ts"
import type { PaymentRedirect, PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { forgetCart } from "../cart/CartSnapshot.ts"
import { BrowserFactsSource } from "../platform/BrowserFactsSource.ts"
import { PageNavigator } from "../platform/PageNavigator.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { endAttempt } from "./CheckoutAttempt.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"

/** How often and how far apart a payment is asked after (specification, section 9: configured by the caller). */
export interface PollingPolicy {
  readonly tries: number
  readonly interval: Duration.Duration
}

/** However a caller is configured, the shop is not asked more often than this. */
export const MIN_POLL_INTERVAL = Duration.millis(100)

/** Configuration variable with the hosts a payment may lead to, separated by commas (ruling R11). */
const REDIRECT_HOSTS = "PAYMENT_REDIRECT_HOSTS"

/**
 * Follows a payment from one answer to its end: polls while it is pending, and says what the shopper must do.
 *
 * A poll that fails tells nothing about the payment: it is asked again, and when the tries end without an answer the
 * outcome is unknown, never refused.
 */
export const followPayment = Effect.fn("payment.follow")(function* (orderId: OrderId, first: PaymentStatus, policy: PollingPolicy) {
  const facts = yield* (yield* BrowserFactsSource).read
  let status = first
  for (let triesLeft = Math.max(0, Math.floor(policy.tries)); ; triesLeft -= 1) {
    const next = nextPaymentStep(status, { triesLeft, isMobile: facts.isMobile })
    switch (next.step) {
      case "confirmed":
        yield* endAttempt
        yield* forgetCart
        return { outcome: "confirmed", orderId, ...(status.guestToken === undefined ? {} : { guestToken: status.guestToken }) } satisfies CheckoutOutcome
      case "refused": {
        yield* endAttempt
        const { step: _, ...why } = next
        return { outcome: "refused", ...why } satisfies CheckoutOutcome
      }
      case "poll": {
        const answer = yield* poll(orderId, policy, triesLeft)
        if (answer === undefined) return { outcome: "unknown", orderId } satisfies CheckoutOutcome
        status = answer.status
        triesLeft = answer.triesLeft
        continue
      }
      case "redirect":
      case "handOver":
        return yield* leave(next.redirect)
      case "repay":
        return { outcome: "repay", orderId } satisfies CheckoutOutcome
      case "challenge":
        return { outcome: "challenge", challenge: next.challenge } satisfies CheckoutOutcome
      case "authenticate":
        yield* endAttempt
        return { outcome: "authenticate" } satisfies CheckoutOutcome
      case "failed":
        yield* endAttempt
        return { outcome: "failed" } satisfies CheckoutOutcome
    }
  }
})

/** The next answer that arrives, and how many tries are left after it; nothing when they run out. */
const poll = Effect.fnUntraced(function* (orderId: OrderId, policy: PollingPolicy, tries: number) {
  const gateway = yield* CheckoutGateway
  for (let triesLeft = tries; triesLeft > 0; triesLeft -= 1) {
    yield* pause(policy)
    const status = yield* gateway.getPaymentStatus(orderId).pipe(
      Effect.catchTag("BackendError", (error) => Effect.as(Effect.logWarning("A payment's status was not read", error.message), undefined)),
    )
    if (status !== undefined) return { status, triesLeft }
  }
  return undefined
})

const leave = Effect.fnUntraced(function* (redirect: PaymentRedirect) {
  const { store } = yield* StoreScope
  const navigator = yield* PageNavigator
  const hosts = (store.configuration[REDIRECT_HOSTS] ?? "").split(",").map((host) => host.trim())
  const address = allowedRedirect(redirect.url, hosts, navigator.parse)
  const failed: CheckoutOutcome = { outcome: "failed" }
  if (address === undefined) return failed
  yield* redirect.method === "POST" ? navigator.postForm(address, redirect.parameters) : navigator.go(address)
  const leaving: CheckoutOutcome = { outcome: "leaving" }
  return leaving
})

/**
 * What became of a submission whose answer was lost: asked by its order, never sent again blindly (ruling R6).
 *
 * `undefined` when the shop knows of no submission; the caller may send the same attempt again.
 */
export const askAfterSubmission = Effect.fn("payment.askAfterSubmission")(function* (orderId: OrderId, policy: PollingPolicy) {
  const gateway = yield* CheckoutGateway
  for (let triesLeft = Math.max(1, Math.floor(policy.tries)); triesLeft > 0; triesLeft -= 1) {
    const answer = yield* gateway.getPaymentStatus(orderId).pipe(
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

function pause(policy: PollingPolicy): Effect.Effect<void> {
  return Effect.sleep(Duration.max(policy.interval, MIN_POLL_INTERVAL))
}
