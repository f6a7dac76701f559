import type { PaymentStatus } from "./PaymentStatus.ts"

/** Status of a payment for a customer who returns to it later. */
export type PaymentProgress =
  | { readonly status: "paid"; readonly guestToken?: string }
  | { readonly status: "declined"; readonly errorKey?: string }
  /** The order exists and can be paid again. */
  | { readonly status: "repaymentRequired"; readonly guestToken?: string }
  /** A bank's challenge, answered or not: the purchase must be submitted again with the card. */
  | { readonly status: "challengeRequired" }
  /** The purchase must be submitted again with the account's password. */
  | { readonly status: "passwordRequired" }
  /** An invalid response: the generic error. */
  | { readonly status: "failed" }
  /** Undecided, by the bank or by the customer at the bank. */
  | { readonly status: "pending" }
  /** The status could not be read. */
  | { readonly status: "unknown" }
  /** No such payment for this customer: it was made on another device, or not at all. */
  | { readonly status: "notFound" }

/**
 * Returns the status from one response. Only `OK` is paid, and only `NOOK` is refused: other and unknown values must be
 * fetched again (R6, R26).
 */
export function paymentProgress({ status, errorKey, guestToken, authAgain }: PaymentStatus): PaymentProgress {
  const token = guestToken === undefined ? {} : { guestToken }
  switch (status) {
    case "OK":
      return { status: "paid", ...token }
    case "NOOK":
      return authAgain ? { status: "pending" } : { status: "declined", ...(errorKey === undefined ? {} : { errorKey }) }
    case "REPAY":
      return { status: "repaymentRequired", ...token }
    case "CHALLENGE":
      return { status: "challengeRequired" }
    default:
      return { status: "pending" }
  }
}
