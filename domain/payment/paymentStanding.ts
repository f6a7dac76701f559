import type { PaymentStatus } from "./PaymentStatus.ts"

/** How a payment stands for somebody who comes back to it, and was not there when it was made. */
export type PaymentStanding =
  | { readonly standing: "confirmed"; readonly guestToken?: string }
  | { readonly standing: "refused"; readonly errorKey?: string }
  /** The order stands and can be paid again. */
  | { readonly standing: "repay"; readonly guestToken?: string }
  /** The bank's question was answered, or not yet: the purchase is submitted again with the card. */
  | { readonly standing: "challenge" }
  /** The account's password is asked for: the purchase is submitted again with it. */
  | { readonly standing: "authenticate" }
  /** An answer without meaning: the generic error. */
  | { readonly standing: "failed" }
  /** Not decided yet: by the bank, or by the shopper at the bank. */
  | { readonly standing: "open" }
  /** Nobody could say. */
  | { readonly standing: "unknown" }
  /** There is no such payment for this shopper: another device paid it, or nobody did. */
  | { readonly standing: "elsewhere" }

/**
 * How a payment stands by one answer. Only `OK` is paid, and only `NOOK` is refused: whatever else there is, and
 * whatever has no meaning here, is to be asked after again (rulings R6, R26).
 */
export function paymentStanding({ status, errorKey, guestToken, authAgain }: PaymentStatus): PaymentStanding {
  const token = guestToken === undefined ? {} : { guestToken }
  switch (status) {
    case "OK":
      return { standing: "confirmed", ...token }
    case "NOOK":
      return authAgain ? { standing: "open" } : { standing: "refused", ...(errorKey === undefined ? {} : { errorKey }) }
    case "REPAY":
      return { standing: "repay", ...token }
    case "CHALLENGE":
      return { standing: "challenge" }
    default:
      return { standing: "open" }
  }
}
