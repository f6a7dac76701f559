import type {
  CompletedPayment,
  ActivePayment,
  PaymentContext,
  PaymentOutcome,
  PaymentEvent,
  PaymentState,
} from "./PaymentState.ts"
import type { PaymentStatus } from "./PaymentStatus.ts"

/** A challenge is put, and the password asked for, at most as often for one payment (ruling R13). */
export const MAX_PROMPTS = 3

/**
 * The payment machine of the specification's section 4: every submission, paying again, coming back and asking after a
 * payment is a walk through it, from one state and what came back to the next. It knows no clock and no network; what
 * each state does is at the edge (`runPayment`). Its diagram and its table of arrows: `docs/payment-machine.md`, which
 * a test compares with it.
 */
export function paymentTransition(state: ActivePayment, event: PaymentEvent, context: PaymentContext): PaymentState {
  const tries = Math.floor(context.tries)
  switch (state.step) {
    case "verifyingChallenge":
      // Still the question that was answered: the answer is to be submitted.
      return event.event === "response" && event.status.status !== "CHALLENGE"
        ? afterResponse(event.status, tries, context, true)
        : { step: "submitting", isRetry: false }
    case "submitting":
      if (event.event === "response") return afterResponse(event.status, tries, context, true)
      if (state.isRetry) return ended({ outcome: "unknown" })
      return context.replaysResponses === true
        ? { step: "submitting", isRetry: true }
        : { step: "checking", triesLeft: Math.max(1, tries), isFirst: true, canSubmit: true }
    case "checking":
      if (event.event === "response") return afterResponse(event.status, tries, context, true)
      if (event.event === "notFound")
        return state.canSubmit ? { step: "submitting", isRetry: true } : ended({ outcome: "notSubmitted" })
      return state.triesLeft > 1
        ? { ...state, triesLeft: state.triesLeft - 1, isFirst: false }
        : ended({ outcome: "unknown" })
    case "polling":
      if (event.event === "response") return afterResponse(event.status, state.triesLeft - 1, context, false)
      return state.triesLeft > 1 ? { step: "polling", triesLeft: state.triesLeft - 1 } : ended({ outcome: "unknown" })
  }
}

/** The state of a payment of which nothing but an answer is known: where a decision was waited for elsewhere. */
export function paymentStateOf(status: PaymentStatus, context: PaymentContext): PaymentState {
  return afterResponse(status, Math.floor(context.tries), context, true)
}

/** Where a purchase of which only its order is known is asked after; it is never submitted from there. */
export function checkingPayment({ tries }: Pick<PaymentContext, "tries">): ActivePayment {
  return { step: "checking", triesLeft: Math.max(1, Math.floor(tries)), isFirst: true, canSubmit: false }
}

/** Whether an end leaves the attempt open: its key is kept, and what is sent next is the same attempt. */
export function isAttemptOpen({ outcome }: PaymentOutcome): boolean {
  return outcome === "unknown" || outcome === "notSubmitted"
}

/** The specification's list of answers, in its order. */
function afterResponse(
  status: PaymentStatus,
  triesLeft: number,
  context: PaymentContext,
  isFirst: boolean,
): PaymentState {
  const { redirect, challenge, guestToken, qr } = status
  const { challenges = 0, passwords = 0, isMobile } = context
  const token = guestToken === undefined ? {} : { guestToken }
  const authenticate: PaymentOutcome = passwords < MAX_PROMPTS ? { outcome: "passwordRequired" } : { outcome: "failed" }
  switch (status.status) {
    case "OK":
      return ended({ outcome: "paid", ...token })
    case "NOOK":
      return ended(status.authAgain ? authenticate : refused(status))
    case "PENDING-OK":
      if (isFirst && qr !== undefined) return ended({ outcome: "scanRequired", qr, ...token })
      return triesLeft > 0 ? { step: "polling", triesLeft } : ended({ outcome: "paid", ...token })
    case "PENDING-NOOK":
      return triesLeft > 0 ? { step: "polling", triesLeft } : ended(refused(status))
    case "REPAY":
    case "REDIRECT":
      if (status.status === "REPAY" && !isMobile) return ended({ outcome: "repaymentRequired" })
      return ended(
        redirect === undefined ? { outcome: "failed", isOrder: true } : { outcome: "redirectRequired", redirect },
      )
    case "CHALLENGE":
      return ended(
        challenge === undefined || challenges >= MAX_PROMPTS
          ? { outcome: "failed" }
          : { outcome: "challengeRequired", challenge },
      )
    case "REFERRED_NICEPAY":
      return ended(
        redirect === undefined ? { outcome: "failed", isOrder: true } : { outcome: "handoffRequired", redirect },
      )
    default:
      return ended(status.authAgain ? authenticate : { outcome: "failed" })
  }
}

function refused({ errorKey, errorMessage }: PaymentStatus): PaymentOutcome {
  return {
    outcome: "declined",
    ...(errorKey === undefined ? {} : { errorKey }),
    ...(errorMessage === undefined ? {} : { errorMessage }),
  }
}

function ended(outcome: PaymentOutcome): CompletedPayment {
  return { step: "done", outcome }
}
