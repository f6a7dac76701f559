import type { PaymentStatus } from "./PaymentStatus.ts"

/** How a payment stands for somebody who comes back to it, and was not there when it was made. */
export type PaymentProgress =
  | { readonly status: "paid"; readonly guestToken?: string }
  | { readonly status: "declined"; readonly errorKey?: string }
  /** The order stands and can be paid again. */
  | { readonly status: "repaymentRequired"; readonly guestToken?: string }
  /** The bank's question was answered, or not yet: the purchase is submitted again with the card. */
  | { readonly status: "challengeRequired" }
  /** The account's password is asked for: the purchase is submitted again with it. */
  | { readonly status: "passwordRequired" }
  /** An answer without meaning: the generic error. */
  | { readonly status: "failed" }
  /** Not decided yet: by the bank, or by the shopper at the bank. */
  | { readonly status: "pending" }
  /** Nobody could say. */
  | { readonly status: "unknown" }
  /** There is no such payment for this shopper: another device paid it, or nobody did. */
  | { readonly status: "notFound" }

/**
 * How a payment stands by one answer. Only `OK` is paid, and only `NOOK` is refused: whatever else there is, and
 * whatever has no meaning here, is to be asked after again (rulings R6, R26).
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
