import type {
  EndedPayment,
  OpenPayment,
  PaymentCircumstances,
  PaymentEnd,
  PaymentEvent,
  PaymentState,
} from "./PaymentState.ts"
import type { PaymentStatus } from "./PaymentStatus.ts"

/** A challenge is put, and the password asked for, at most as often for one payment (ruling R13). */
export const MAX_ROUNDS = 3

/**
 * The payment machine of the specification's section 4: every submission, paying again, coming back and asking after a
 * payment is a walk through it, from one state and what came back to the next. It knows no clock and no network; what
 * each state does is at the edge (`runPayment`). Its diagram and its table of arrows: `docs/payment-machine.md`, which
 * a test compares with it.
 */
export function paymentTransition(
  state: OpenPayment,
  event: PaymentEvent,
  circumstances: PaymentCircumstances,
): PaymentState {
  const tries = Math.floor(circumstances.tries)
  switch (state.at) {
    case "confirming":
      // Still the question that was answered: the answer is to be submitted.
      return event.event === "answered" && event.status.status !== "CHALLENGE"
        ? afterAnswer(event.status, tries, circumstances, true)
        : { at: "submitting", isAgain: false }
    case "submitting":
      if (event.event === "answered") return afterAnswer(event.status, tries, circumstances, true)
      if (state.isAgain) return ended({ end: "unknown" })
      return circumstances.repeatsAnswers === true
        ? { at: "submitting", isAgain: true }
        : { at: "inDoubt", triesLeft: Math.max(1, tries), isFirst: true, maySubmit: true }
    case "inDoubt":
      if (event.event === "answered") return afterAnswer(event.status, tries, circumstances, true)
      if (event.event === "unheardOf")
        return state.maySubmit ? { at: "submitting", isAgain: true } : ended({ end: "unsubmitted" })
      return state.triesLeft > 1
        ? { ...state, triesLeft: state.triesLeft - 1, isFirst: false }
        : ended({ end: "unknown" })
    case "polling":
      if (event.event === "answered") return afterAnswer(event.status, state.triesLeft - 1, circumstances, false)
      return state.triesLeft > 1 ? { at: "polling", triesLeft: state.triesLeft - 1 } : ended({ end: "unknown" })
  }
}

/** The state of a payment of which nothing but an answer is known: where a decision was waited for elsewhere. */
export function paymentAnswered(status: PaymentStatus, circumstances: PaymentCircumstances): PaymentState {
  return afterAnswer(status, Math.floor(circumstances.tries), circumstances, true)
}

/** Where a purchase of which only its order is known is asked after; it is never submitted from there. */
export function paymentInDoubt({ tries }: Pick<PaymentCircumstances, "tries">): OpenPayment {
  return { at: "inDoubt", triesLeft: Math.max(1, Math.floor(tries)), isFirst: true, maySubmit: false }
}

/** Whether an end leaves the attempt open: its key is kept, and what is sent next is the same attempt. */
export function keepsAttempt({ end }: PaymentEnd): boolean {
  return end === "unknown" || end === "unsubmitted"
}

/** The specification's list of answers, in its order. */
function afterAnswer(
  status: PaymentStatus,
  triesLeft: number,
  circumstances: PaymentCircumstances,
  isFirst: boolean,
): PaymentState {
  const { redirect, challenge, guestToken, qr } = status
  const { challenges = 0, passwords = 0, isMobile } = circumstances
  const token = guestToken === undefined ? {} : { guestToken }
  const authenticate: PaymentEnd = passwords < MAX_ROUNDS ? { end: "authenticate" } : { end: "failed" }
  switch (status.status) {
    case "OK":
      return ended({ end: "confirmed", ...token })
    case "NOOK":
      return ended(status.authAgain ? authenticate : refused(status))
    case "PENDING-OK":
      if (isFirst && qr !== undefined) return ended({ end: "scan", qr, ...token })
      return triesLeft > 0 ? { at: "polling", triesLeft } : ended({ end: "confirmed", ...token })
    case "PENDING-NOOK":
      return triesLeft > 0 ? { at: "polling", triesLeft } : ended(refused(status))
    case "REPAY":
    case "REDIRECT":
      if (status.status === "REPAY" && !isMobile) return ended({ end: "repay" })
      return ended(redirect === undefined ? { end: "failed", isOrder: true } : { end: "redirect", redirect })
    case "CHALLENGE":
      return ended(
        challenge === undefined || challenges >= MAX_ROUNDS ? { end: "failed" } : { end: "challenge", challenge },
      )
    case "REFERRED_NICEPAY":
      return ended(redirect === undefined ? { end: "failed", isOrder: true } : { end: "handOver", redirect })
    default:
      return ended(status.authAgain ? authenticate : { end: "failed" })
  }
}

function refused({ errorKey, errorMessage }: PaymentStatus): PaymentEnd {
  return {
    end: "refused",
    ...(errorKey === undefined ? {} : { errorKey }),
    ...(errorMessage === undefined ? {} : { errorMessage }),
  }
}

function ended(end: PaymentEnd): EndedPayment {
  return { at: "ended", end }
}
