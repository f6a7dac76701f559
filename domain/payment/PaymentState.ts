import type { PaymentChallenge, PaymentQr, PaymentRedirect, PaymentStatus } from "./PaymentStatus.ts"

/** Where a payment stands between two answers. Each open state has one effect, and the effect has one answer. */
export type PaymentState = ActivePayment | CompletedPayment

/** What is still to be done, by whoever runs the machine. */
export type ActivePayment =
  /** Ask whether the answer to a challenge has already decided the payment, before it is submitted with it. */
  | { readonly step: "verifyingChallenge" }
  /** Submit; `isRetry` where the same attempt, with its key, goes a second time. */
  | { readonly step: "submitting"; readonly isRetry: boolean }
  /** The answer was lost, or nobody is left who had it: ask, at once the first time. */
  | { readonly step: "checking"; readonly triesLeft: number; readonly isFirst: boolean; readonly canSubmit: boolean }
  /** Wait, and ask again. */
  | { readonly step: "polling"; readonly triesLeft: number }

/** Nothing more is done by itself. */
export interface CompletedPayment {
  readonly step: "done"
  readonly outcome: PaymentOutcome
}

/** How a run of the machine ended: with what is known, or with what the shopper must do. */
export type PaymentOutcome =
  | { readonly outcome: "paid"; readonly guestToken?: string }
  | { readonly outcome: "declined"; readonly errorKey?: string; readonly errorMessage?: string }
  /** A code waits to be scanned, or to be paid at a cashier; nobody need ask until the shopper has it. */
  | { readonly outcome: "scanRequired"; readonly qr: PaymentQr; readonly guestToken?: string }
  | { readonly outcome: "passwordRequired" }
  | { readonly outcome: "redirectRequired"; readonly redirect: PaymentRedirect }
  | { readonly outcome: "repaymentRequired" }
  | { readonly outcome: "challengeRequired"; readonly challenge: PaymentChallenge }
  | { readonly outcome: "handoffRequired"; readonly redirect: PaymentRedirect }
  /**
   * An answer without meaning: the generic error, never success (ruling R26). `isOrder` where the order stands all the
   * same.
   */
  | { readonly outcome: "failed"; readonly isOrder?: true }
  /** Nobody can tell. The attempt keeps its key. */
  | { readonly outcome: "unknown" }
  /** The shop never had the submission. The attempt keeps its key. */
  | { readonly outcome: "notSubmitted" }

/** What came back from an effect. */
export type PaymentEvent =
  | { readonly event: "response"; readonly status: PaymentStatus }
  /** Whatever went wrong, it tells nothing about the payment. */
  | { readonly event: "noResponse" }
  /** The shop answered that it knows of no submission. */
  | { readonly event: "notFound" }

/** What the next state depends on besides the state and the event; it stays as it is for a whole run. */
export interface PaymentContext extends Partial<PromptCounts> {
  /** How often the payment may be asked after (specification, section 9: configured by the caller). */
  readonly tries: number
  readonly isMobile: boolean
  /** A lost answer comes again for the same key, so that the submission may be sent again unasked (ruling R6). */
  readonly replaysResponses?: boolean
}

/** What the shopper was asked for one payment until now. */
export interface PromptCounts {
  /** Challenges of the card's bank. */
  readonly challenges: number
  /** Times the password was asked for. */
  readonly passwords: number
}
