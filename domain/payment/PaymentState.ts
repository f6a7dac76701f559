import type { PaymentChallenge, PaymentQr, PaymentRedirect, PaymentStatus } from "./PaymentStatus.ts"

/** State of a payment between two responses. Each open state has one effect, and each effect yields one event. */
export type PaymentState = ActivePayment | CompletedPayment

/** An open state, whose effect the runner of the machine performs. */
export type ActivePayment =
  /** Fetch whether an answered challenge has already decided the payment, before it is submitted again. */
  | { readonly step: "verifyingChallenge" }
  /** Submit; `isRetry` for a second submission of the same attempt with its key. */
  | { readonly step: "submitting"; readonly isRetry: boolean }
  /** The response was lost, or the page was reloaded: fetch the status, the first time at once. */
  | { readonly step: "checking"; readonly triesLeft: number; readonly isFirst: boolean; readonly canSubmit: boolean }
  /** Wait, then fetch the status again. */
  | { readonly step: "polling"; readonly triesLeft: number }

/** A final state of the machine. */
export interface CompletedPayment {
  readonly step: "done"
  readonly outcome: PaymentOutcome
}

/** Result of a run: a known outcome, or a required customer action. */
export type PaymentOutcome =
  | { readonly outcome: "paid"; readonly guestToken?: string }
  | { readonly outcome: "declined"; readonly errorKey?: string; readonly errorMessage?: string }
  /** A code waits to be scanned, or to be paid at a cashier; polling starts when the customer sees it. */
  | { readonly outcome: "scanRequired"; readonly qr: PaymentQr; readonly guestToken?: string }
  | { readonly outcome: "passwordRequired" }
  | { readonly outcome: "redirectRequired"; readonly redirect: PaymentRedirect }
  | { readonly outcome: "repaymentRequired" }
  | { readonly outcome: "challengeRequired"; readonly challenge: PaymentChallenge }
  | { readonly outcome: "handoffRequired"; readonly redirect: PaymentRedirect }
  /** An invalid response: the generic error, never success (R26). `isOrder` when the order exists anyway. */
  | { readonly outcome: "failed"; readonly isOrder?: true }
  /** Not known. The attempt keeps its key. */
  | { readonly outcome: "unknown" }
  /** The backend never received the submission. The attempt keeps its key. */
  | { readonly outcome: "notSubmitted" }

/** Result of an effect. */
export type PaymentEvent =
  | { readonly event: "response"; readonly status: PaymentStatus }
  /** The request failed, which says nothing about the payment. */
  | { readonly event: "noResponse" }
  /** The backend knows no submission. */
  | { readonly event: "notFound" }

/** Settings of a run; constant during the run. */
export interface PaymentContext extends Partial<PromptCounts> {
  /** Maximum number of status requests (S9: configured by the caller). */
  readonly tries: number
  readonly isMobile: boolean
  /**
   * The backend repeats a lost response for the same key, so that the submission may be repeated automatically
   * (R6).
   */
  readonly replaysResponses?: boolean
}

/** Prompts of one payment so far. */
export interface PromptCounts {
  /** Challenges of the card's bank. */
  readonly challenges: number
  /** Password prompts. */
  readonly passwords: number
}
