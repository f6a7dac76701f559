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
import { removeUnpaidOrder, storeUnpaidOrder } from "./storedUnpaidOrders.ts"
import { BrowserInfoSource } from "../platform/BrowserInfoSource.ts"
import type { CrossTabLock } from "../platform/CrossTabLock.ts"
import type { KeyValueStore } from "../platform/KeyValueStore.ts"
import { BackendError, isOutcomeUnknown } from "../shared/BackendError.ts"
import type { StoreScope } from "../store/StoreScope.ts"
import type { PollingPolicy } from "./fetchPaymentEvent.ts"
import { fetchPaymentEvent, pollDelay } from "./fetchPaymentEvent.ts"
import type { PaymentAttempt } from "./CheckoutAttempt.ts"
import { checkoutAttempt, repayAttempt } from "./CheckoutAttempt.ts"
import type { CheckoutGateway, PaymentRef } from "./CheckoutGateway.ts"
import { toCheckoutOutcome } from "./toCheckoutOutcome.ts"

/** Which payment is followed, and how. */
export interface PaymentTracking {
  /** The purchase of the cart when absent. */
  readonly attempt?: PaymentAttempt
  readonly paymentRef?: PaymentRef
  readonly promptCounts?: PromptCounts
  /** The shopper is asked before the page is left, whatever the store says: nothing was pressed just now. */
  readonly confirmRedirect?: boolean
}

/** From where the machine runs, and what it may do. */
interface PaymentRun<E, R> extends PaymentTracking {
  readonly from: (context: PaymentContext) => PaymentState
  /** Sends the attempt; absent where nothing may be submitted. */
  readonly submit?: (isRetry: boolean) => Effect.Effect<PaymentStatus, E, R>
  /** As in `PaymentContext`. */
  readonly replaysResponses?: boolean
}

/**
 * Whether an order may wait for its payment after an end. One that is paid again stands whatever became of this
 * attempt, unless it is paid.
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
 * Runs the payment machine of an order to its end, and says what that is for the shopper: the one place where its
 * states have effects.
 *
 * A question that fails tells nothing about the payment: it is asked again, and when the tries end without an answer
 * the outcome is unknown, never refused; nor when nobody looks any more (F89): what was submitted stays submitted, and
 * whoever looks next asks. What the shop refuses when it is submitted took no effect: that fails, and the next
 * submission is another attempt.
 */
export const runPayment = Effect.fn("payment.run")(function* <E extends { readonly _tag: string } = never, R = never>(
  orderId: OrderId,
  policy: PollingPolicy,
  run: PaymentRun<E, R>,
) {
  const { attempt = checkoutAttempt, paymentRef, promptCounts, submit, replaysResponses = false } = run
  const { isMobile } = yield* (yield* BrowserInfoSource).read
  const context = { tries: policy.tries, isMobile, replaysResponses, ...promptCounts }
  // Who pays an earlier order again has another cart by now.
  const clearCart = attempt === checkoutAttempt ? Effect.andThen(clearRememberedCart, lastBackup.remove) : Effect.void
  // From here on the tab may be closed, or be led to the bank, at any moment.
  if (submit !== undefined) yield* storeUnpaidOrder(orderId)
  let state = run.from(context)
  let wasSubmitted = false
  while (state.step !== "done") {
    const event: PaymentEvent | undefined = yield* perform(state)
    if (event === undefined) return yield* toCheckoutOutcome(orderId, { outcome: "unknown" }, false)
    state = paymentTransition(state, event, context)
    // A submission that was taken clears the device's cart, whatever becomes of the payment (specification, section 4),
    // and once: what another tab has read since is another cart. Where the password is asked for, none was taken.
    const isSubmitted =
      submit !== undefined && event.event === "response" && state.step !== "submitting" && !event.status.authAgain
    if (isSubmitted && !wasSubmitted) yield* clearCart
    wasSubmitted ||= isSubmitted
  }
  if (!isAttemptOpen(state.outcome)) yield* attempt.end(orderId)
  if (!canAwaitPayment(state.outcome, attempt === repayAttempt)) yield* removeUnpaidOrder(orderId)
  if (state.outcome.outcome === "paid" && !wasSubmitted) yield* clearCart
  return yield* toCheckoutOutcome(orderId, state.outcome, run.confirmRedirect ?? false)

  /** Nothing where the page was left before it could be asked. */
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
