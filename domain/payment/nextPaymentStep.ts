import type { PaymentChallenge, PaymentRedirect, PaymentStatus } from "./PaymentStatus.ts"

/**
 * What to do after an answer about a payment.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> polling
 *   polling --> confirmed: OK
 *   polling --> refused: NOOK
 *   polling --> polling: PENDING-OK, PENDING-NOOK with tries left
 *   polling --> confirmed: PENDING-OK, no try left
 *   polling --> refused: PENDING-NOOK, no try left
 *   polling --> redirect: REDIRECT, REPAY on mobile
 *   polling --> repay: REPAY elsewhere
 *   polling --> challenge: CHALLENGE with a challenge, at most three times
 *   polling --> handOver: REFERRED_NICEPAY
 *   polling --> authenticate: authAgain, at most three times
 *   polling --> failed: anything else
 * ```
 */
export type PaymentStep =
  | { readonly step: "confirmed" }
  | { readonly step: "poll" }
  | { readonly step: "refused"; readonly errorKey?: string; readonly errorMessage?: string }
  | { readonly step: "authenticate" }
  | { readonly step: "redirect"; readonly redirect: PaymentRedirect }
  | { readonly step: "repay" }
  | { readonly step: "challenge"; readonly challenge: PaymentChallenge }
  | { readonly step: "handOver"; readonly redirect: PaymentRedirect }
  | { readonly step: "failed" }

/** What the decision depends on besides the answer. */
export interface PaymentCircumstances extends Partial<AskedSoFar> {
  /** Polls that may still be made. */
  readonly triesLeft: number
  readonly isMobile: boolean
}

/** What the shopper was asked for one payment until now. */
export interface AskedSoFar {
  /** Challenges of the card's bank. */
  readonly challenges: number
  /** Times the password was asked for. */
  readonly passwords: number
}

/** A challenge is put, and the password asked for, at most as often for one payment (ruling R13). */
export const MAX_ROUNDS = 3

/**
 * The next step by the specification's section 4. An answer of unknown meaning is the generic failure, never success
 * (ruling R26), and so is a question put once too often (R13).
 */
export function nextPaymentStep(status: PaymentStatus, circumstances: PaymentCircumstances): PaymentStep {
  const { redirect } = status
  const { challenges = 0, passwords = 0 } = circumstances
  const authenticate: PaymentStep = passwords < MAX_ROUNDS ? { step: "authenticate" } : { step: "failed" }
  switch (status.status) {
    case "OK":
      return { step: "confirmed" }
    case "NOOK":
      return status.authAgain ? authenticate : refused(status)
    case "PENDING-OK":
      return circumstances.triesLeft > 0 ? { step: "poll" } : { step: "confirmed" }
    case "PENDING-NOOK":
      return circumstances.triesLeft > 0 ? { step: "poll" } : refused(status)
    case "REDIRECT":
      return redirect === undefined ? { step: "failed" } : { step: "redirect", redirect }
    case "REPAY":
      if (!circumstances.isMobile) return { step: "repay" }
      return redirect === undefined ? { step: "failed" } : { step: "redirect", redirect }
    case "CHALLENGE":
      return status.challenge === undefined || challenges >= MAX_ROUNDS ? { step: "failed" } : { step: "challenge", challenge: status.challenge }
    case "REFERRED_NICEPAY":
      return redirect === undefined ? { step: "failed" } : { step: "handOver", redirect }
    default:
      return status.authAgain ? authenticate : { step: "failed" }
  }
}

function refused(status: PaymentStatus): PaymentStep {
  return {
    step: "refused",
    ...(status.errorKey === undefined ? {} : { errorKey: status.errorKey }),
    ...(status.errorMessage === undefined ? {} : { errorMessage: status.errorMessage }),
  }
}
