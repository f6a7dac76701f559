import * as Effect from "effect/Effect"
import type {
  PromptCounts,
  ActivePayment,
  PaymentOutcome,
  PaymentContext,
  PaymentEvent,
  PaymentState,
} from "../../domain/payment/PaymentState.ts"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import { isAttemptOpen, paymentTransition } from "../../domain/payment/paymentTransition.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { clearRememberedCart } from "../cart/CartSnapshot.ts"
import { lastBackup } from "../cart/lastBackup.ts"
import { removeUnpaidOrder, storeUnpaidOrder } from "./repayment/storedUnpaidOrders.ts"
import { BrowserInfoSource } from "../platform/BrowserInfoSource.ts"
import type { CrossTabLock } from "../platform/CrossTabLock.ts"
import type { KeyValueStore } from "../platform/KeyValueStore.ts"
import { BackendError, isOutcomeUnknown } from "../shared/BackendError.ts"
import type { StoreScope } from "../store/StoreScope.ts"
import type { PollingPolicy } from "./tracking/fetchPaymentEvent.ts"
import { fetchPaymentEvent, pollDelay } from "./tracking/fetchPaymentEvent.ts"
import type { PaymentAttempt } from "./tracking/CheckoutAttempt.ts"
import { checkoutAttempt, repayAttempt } from "./tracking/CheckoutAttempt.ts"
import type { CheckoutGateway, PaymentRef } from "./CheckoutGateway.ts"
import { toCheckoutOutcome } from "./toCheckoutOutcome.ts"

/** The payment to track, and how. */
export interface PaymentTracking {
  /** Default: the purchase of the cart. */
  readonly attempt?: PaymentAttempt
  readonly paymentRef?: PaymentRef
  readonly promptCounts?: PromptCounts
  /** Always asks for confirmation before a redirect, since the redirect does not follow a click. */
  readonly confirmRedirect?: boolean
}

/** Start state and permitted actions of the machine. */
interface PaymentRun<E, R> extends PaymentTracking {
  readonly from: (context: PaymentContext) => PaymentState
  /** Submits the attempt; absent when submitting is not allowed. */
  readonly submit?: (isRetry: boolean) => Effect.Effect<PaymentStatus, E, R>
  /** See `PaymentContext`. */
  readonly replaysResponses?: boolean
}

/**
 * Whether an order may wait for its payment after an outcome. A repaid order remains unpaid after every outcome except
 * `paid`.
 */
function canAwaitPayment(outcome: PaymentOutcome, isRepay: boolean): boolean {
  if (outcome.outcome === "paid") return false
  return (
    isRepay ||
    ["redirectRequired", "handoffRequired", "scanRequired", "repaymentRequired", "unknown"].includes(outcome.outcome) ||
    (outcome.outcome === "failed" && outcome.isOrder === true)
  )
}

const NO_RESPONSE: PaymentEvent = { event: "noResponse" }

/**
 * Runs the payment machine of an order to its end and returns the outcome. All effects of its states happen here.
 *
 * A failed status request is inconclusive and is retried. When the attempts end without a response, or the page is
 * closed (F89), the outcome is unknown, never declined: the submission stays valid, and a later visit fetches its
 * status. A submission the backend refused had no effect: it fails, and the next submission is a new attempt.
 */
export const runPayment = Effect.fn("payment.run")(function* <E extends { readonly _tag: string } = never, R = never>(
  orderId: OrderId,
  policy: PollingPolicy,
  run: PaymentRun<E, R>,
) {
  const { attempt = checkoutAttempt, paymentRef, promptCounts, submit, replaysResponses = false } = run
  const { isMobile } = yield* (yield* BrowserInfoSource).read
  const context = { tries: policy.tries, isMobile, replaysResponses, ...promptCounts }
  // After a repayment the device's cart is a different one.
  const clearCart = attempt === checkoutAttempt ? Effect.andThen(clearRememberedCart, lastBackup.remove) : Effect.void
  // From here on the tab may be closed or redirected to the bank at any moment.
  if (submit !== undefined) yield* storeUnpaidOrder(orderId)
  let state = run.from(context)
  let wasSubmitted = false
  while (state.step !== "done") {
    const event: PaymentEvent | undefined = yield* perform(state)
    if (event === undefined) return yield* toCheckoutOutcome(orderId, { outcome: "unknown" }, false)
    state = paymentTransition(state, event, context)
    // An accepted submission clears the device's cart for every payment outcome (S4), and only
    // once: another tab may have loaded a new cart since. A submission that requires the password was not accepted.
    const isSubmitted =
      submit !== undefined && event.event === "response" && state.step !== "submitting" && !event.status.authAgain
    if (isSubmitted && !wasSubmitted) yield* clearCart
    wasSubmitted ||= isSubmitted
  }
  if (!isAttemptOpen(state.outcome)) yield* attempt.end(orderId)
  if (!canAwaitPayment(state.outcome, attempt === repayAttempt)) yield* removeUnpaidOrder(orderId)
  if (state.outcome.outcome === "paid" && !wasSubmitted) yield* clearCart
  return yield* toCheckoutOutcome(orderId, state.outcome, run.confirmRedirect ?? false)

  /** Returns nothing when the page was closed before the request. */
  function perform(
    open: ActivePayment,
  ): Effect.Effect<PaymentEvent | undefined, E, R | CheckoutGateway | CrossTabLock | KeyValueStore | StoreScope> {
    if (open.step === "submitting")
      return submit === undefined ? Effect.succeed(NO_RESPONSE) : sent(submit(open.isRetry))
    const fetchEvent = Effect.flatMap(policy.waitUntilVisible ?? Effect.succeed(true), (isVisible) =>
      isVisible ? fetchPaymentEvent(orderId, paymentRef) : Effect.undefined,
    )
    return open.step === "polling" || (open.step === "checking" && !open.isFirst)
      ? Effect.andThen(pollDelay(policy), fetchEvent)
      : fetchEvent
  }

  function sent(submitting: Effect.Effect<PaymentStatus, E, R>) {
    return submitting.pipe(
      Effect.map((status): PaymentEvent => ({ event: "response", status })),
      Effect.tapError((error) =>
        !(error instanceof BackendError) || error.reason._tag === "Rejected"
          ? Effect.andThen(attempt.end(orderId), attempt === repayAttempt ? Effect.void : removeUnpaidOrder(orderId))
          : Effect.void,
      ),
      Effect.catchIf(
        (error) => error instanceof BackendError && isOutcomeUnknown(error),
        () => Effect.succeed(NO_RESPONSE),
      ),
    )
  }
})
