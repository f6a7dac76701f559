import * as Effect from "effect/Effect"
import type {
  AskedSoFar,
  OpenPayment,
  PaymentEnd,
  PaymentCircumstances,
  PaymentEvent,
  PaymentState,
} from "../../domain/payment/PaymentState.ts"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import { keepsAttempt, paymentTransition } from "../../domain/payment/paymentTransition.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { forgetCart } from "../cart/CartSnapshot.ts"
import { lastBackup } from "../cart/lastBackup.ts"
import { forgetWaitingOrder, rememberWaitingOrder } from "./waitingOrdersOnDevice.ts"
import { BrowserFactsSource } from "../platform/BrowserFactsSource.ts"
import type { CrossTabLock } from "../platform/CrossTabLock.ts"
import type { KeyValueStore } from "../platform/KeyValueStore.ts"
import { BackendError, isOutcomeUnknown } from "../shared/BackendError.ts"
import type { StoreScope } from "../store/StoreScope.ts"
import type { PollingPolicy } from "./askAfterPayment.ts"
import { askAfterPayment, pauseBetween } from "./askAfterPayment.ts"
import type { PaymentAttempt } from "./CheckoutAttempt.ts"
import { checkoutAttempt, repayAttempt } from "./CheckoutAttempt.ts"
import type { CheckoutGateway, PaymentQuestion } from "./CheckoutGateway.ts"
import { concludePayment } from "./concludePayment.ts"

/** Which payment is followed, and how. */
export interface Following {
  /** The purchase of the cart when absent. */
  readonly attempt?: PaymentAttempt
  readonly question?: PaymentQuestion
  readonly asked?: AskedSoFar
  /** The shopper is asked before the page is left, whatever the store says: nothing was pressed just now. */
  readonly asksToLeave?: boolean
}

/** From where the machine runs, and what it may do. */
interface PaymentRun<E, R> extends Following {
  readonly from: (circumstances: PaymentCircumstances) => PaymentState
  /** Sends the attempt; absent where nothing may be submitted. */
  readonly submit?: (isAgain: boolean) => Effect.Effect<PaymentStatus, E, R>
  /** As in `PaymentCircumstances`. */
  readonly repeatsAnswers?: boolean
}

/**
 * Whether an order may wait for its payment after an end. One that is paid again stands whatever became of this
 * attempt, unless it is paid.
 */
function mayWait(end: PaymentEnd, isRepay: boolean): boolean {
  if (end.end === "confirmed") return false
  return (
    isRepay ||
    ["redirect", "handOver", "scan", "repay", "unknown"].includes(end.end) ||
    (end.end === "failed" && end.isOrder === true)
  )
}

const UNANSWERED: PaymentEvent = { event: "unanswered" }

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
  const { attempt = checkoutAttempt, question, asked, submit, repeatsAnswers = false } = run
  const { isMobile } = yield* (yield* BrowserFactsSource).read
  const circumstances = { tries: policy.tries, isMobile, repeatsAnswers, ...asked }
  // Who pays an earlier order again has another cart by now.
  const forgetItsCart = attempt === checkoutAttempt ? Effect.andThen(forgetCart, lastBackup.remove) : Effect.void
  // From here on the tab may be closed, or be led to the bank, at any moment.
  if (submit !== undefined) yield* rememberWaitingOrder(orderId)
  let state = run.from(circumstances)
  let wasTaken = false
  while (state.at !== "ended") {
    const event: PaymentEvent | undefined = yield* perform(state)
    if (event === undefined) return yield* concludePayment(orderId, { end: "unknown" }, false)
    state = paymentTransition(state, event, circumstances)
    // A submission that was taken clears the device's cart, whatever becomes of the payment (specification, section 4),
    // and once: what another tab has read since is another cart. Where the password is asked for, none was taken.
    const isTaken =
      submit !== undefined && event.event === "answered" && state.at !== "submitting" && !event.status.authAgain
    if (isTaken && !wasTaken) yield* forgetItsCart
    wasTaken ||= isTaken
  }
  if (!keepsAttempt(state.end)) yield* attempt.end(orderId)
  if (!mayWait(state.end, attempt === repayAttempt)) yield* forgetWaitingOrder(orderId)
  if (state.end.end === "confirmed" && !wasTaken) yield* forgetItsCart
  return yield* concludePayment(orderId, state.end, run.asksToLeave ?? false)

  /** Nothing where the page was left before it could be asked. */
  function perform(
    open: OpenPayment,
  ): Effect.Effect<PaymentEvent | undefined, E, R | CheckoutGateway | CrossTabLock | KeyValueStore | StoreScope> {
    if (open.at === "submitting") return submit === undefined ? Effect.succeed(UNANSWERED) : sent(submit(open.isAgain))
    const asking = Effect.flatMap(policy.attention ?? Effect.succeed(true), (isSeen) =>
      isSeen ? askAfterPayment(orderId, question) : Effect.undefined,
    )
    return open.at === "polling" || (open.at === "inDoubt" && !open.isFirst)
      ? Effect.andThen(pauseBetween(policy), asking)
      : asking
  }

  function sent(submitting: Effect.Effect<PaymentStatus, E, R>) {
    return submitting.pipe(
      Effect.map((status): PaymentEvent => ({ event: "answered", status })),
      Effect.tapError((error) =>
        !(error instanceof BackendError) || error.reason._tag === "Rejected"
          ? Effect.andThen(attempt.end(orderId), attempt === repayAttempt ? Effect.void : forgetWaitingOrder(orderId))
          : Effect.void,
      ),
      Effect.catchIf(
        (error) => error instanceof BackendError && isOutcomeUnknown(error),
        () => Effect.succeed(UNANSWERED),
      ),
    )
  }
})
