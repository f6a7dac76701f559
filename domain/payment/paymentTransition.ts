import type {
  CompletedPayment,
  ActivePayment,
  PaymentContext,
  PaymentOutcome,
  PaymentEvent,
  PaymentState,
} from "./PaymentState.ts"
import type { PaymentStatus } from "./PaymentStatus.ts"

/** Maximum number of challenges, and of password prompts, of one payment (R13). */
export const MAX_PROMPTS = 3

/**
 * The payment machine of S4. Submitting, repaying, resuming and polling are runs of it: each
 * step maps a state and an event to the next state. Pure, without clock and network; `runPayment` performs the effects.
 * Its diagram and transition table are in `docs/payment-machine.md`, which a test compares with it.
 *
 * @example
 * ```ts
 * import { paymentTransition } from "domain/payment/paymentTransition.ts"
 *
 * const context = { tries: 3, isMobile: false }
 * const status = { status: "PENDING-OK", authAgain: false }
 * const polling = paymentTransition({ step: "submitting", isRetry: false }, { event: "response", status }, context)
 * polling // → { step: "polling", triesLeft: 3 }
 * paymentTransition({ step: "submitting", isRetry: true }, { event: "noResponse" }, context).step // → "done"
 * ```
 */
export function paymentTransition(state: ActivePayment, event: PaymentEvent, context: PaymentContext): PaymentState {
  const tries = Math.floor(context.tries)
  switch (state.step) {
    case "verifyingChallenge":
      // Still the same challenge: its answer must be submitted.
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

/** Returns the state of a payment from one response, after a decision was awaited elsewhere. */
export function paymentStateOf(status: PaymentStatus, context: PaymentContext): PaymentState {
  return afterResponse(status, Math.floor(context.tries), context, true)
}

/** Returns the start state for a purchase of which only the order is known; it is never submitted from there. */
export function checkingPayment({ tries }: Pick<PaymentContext, "tries">): ActivePayment {
  return { step: "checking", triesLeft: Math.max(1, Math.floor(tries)), isFirst: true, canSubmit: false }
}

/** Whether an outcome leaves the attempt open: it keeps its key, and the next submission repeats the attempt. */
export function isAttemptOpen({ outcome }: PaymentOutcome): boolean {
  return outcome === "unknown" || outcome === "notSubmitted"
}

/** The rules' list of responses, in its order. */
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
