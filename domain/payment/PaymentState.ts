import type { PaymentChallenge, PaymentQr, PaymentRedirect, PaymentStatus } from "./PaymentStatus.ts"

/** Where a payment stands between two answers. Each open state has one effect, and the effect has one answer. */
export type PaymentState = OpenPayment | EndedPayment

/** What is still to be done, by whoever runs the machine. */
export type OpenPayment =
  /** Ask whether the answer to a challenge has already decided the payment, before it is submitted with it. */
  | { readonly at: "confirming" }
  /** Submit; `isAgain` where the same attempt, with its key, goes a second time. */
  | { readonly at: "submitting"; readonly isAgain: boolean }
  /** The answer was lost, or nobody is left who had it: ask, at once the first time. */
  | { readonly at: "inDoubt"; readonly triesLeft: number; readonly isFirst: boolean; readonly maySubmit: boolean }
  /** Wait, and ask again. */
  | { readonly at: "polling"; readonly triesLeft: number }

/** Nothing more is done by itself. */
export interface EndedPayment {
  readonly at: "ended"
  readonly end: PaymentEnd
}

/** How a run of the machine ended: with what is known, or with what the shopper must do. */
export type PaymentEnd =
  | { readonly end: "confirmed"; readonly guestToken?: string }
  | { readonly end: "refused"; readonly errorKey?: string; readonly errorMessage?: string }
  /** A code waits to be scanned, or to be paid at a cashier; nobody need ask until the shopper has it. */
  | { readonly end: "scan"; readonly qr: PaymentQr; readonly guestToken?: string }
  | { readonly end: "authenticate" }
  | { readonly end: "redirect"; readonly redirect: PaymentRedirect }
  | { readonly end: "repay" }
  | { readonly end: "challenge"; readonly challenge: PaymentChallenge }
  | { readonly end: "handOver"; readonly redirect: PaymentRedirect }
  /**
   * An answer without meaning: the generic error, never success (ruling R26). `isOrder` where the order stands all the
   * same.
   */
  | { readonly end: "failed"; readonly isOrder?: true }
  /** Nobody can tell. The attempt keeps its key. */
  | { readonly end: "unknown" }
  /** The shop never had the submission. The attempt keeps its key. */
  | { readonly end: "unsubmitted" }

/** What came back from an effect. */
export type PaymentEvent =
  | { readonly event: "answered"; readonly status: PaymentStatus }
  /** Whatever went wrong, it tells nothing about the payment. */
  | { readonly event: "unanswered" }
  /** The shop answered that it knows of no submission. */
  | { readonly event: "unheardOf" }

/** What the next state depends on besides the state and the event; it stays as it is for a whole run. */
export interface PaymentCircumstances extends Partial<AskedSoFar> {
  /** How often the payment may be asked after (specification, section 9: configured by the caller). */
  readonly tries: number
  readonly isMobile: boolean
  /** A lost answer comes again for the same key, so that the submission may be sent again unasked (ruling R6). */
  readonly repeatsAnswers?: boolean
}

/** What the shopper was asked for one payment until now. */
export interface AskedSoFar {
  /** Challenges of the card's bank. */
  readonly challenges: number
  /** Times the password was asked for. */
  readonly passwords: number
}
