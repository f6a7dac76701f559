import type { PaymentChallenge, PaymentQr, PaymentRedirect } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"

/** Outcome of a checkout submission, as far as it is known. */
export type CheckoutOutcome =
  /** The order is placed. A guest opens it with the token. */
  | { readonly outcome: "paid"; readonly orderId: OrderId; readonly guestToken?: string }
  /** The payment was declined; the cart is unchanged. */
  | { readonly outcome: "declined"; readonly errorKey?: string; readonly errorMessage?: string }
  /** The order is placed but unpaid, and can be paid again. */
  | { readonly outcome: "repaymentRequired"; readonly orderId: OrderId }
  /** The page is redirecting to a payment provider. */
  | { readonly outcome: "redirecting" }
  /** The order waits for a QR code to be scanned, or for cash; a guest opens it with the token. */
  | {
      readonly outcome: "scanRequired"
      readonly orderId: OrderId
      readonly qr: PaymentQr
      readonly guestToken?: string
    }
  /**
   * The payment continues at a provider after the customer confirms; the address is on the allow list (R11).
   * Until then the order is unpaid.
   */
  | { readonly outcome: "redirectRequired"; readonly orderId: OrderId; readonly redirect: PaymentRedirect }
  /**
   * The card's bank requires a challenge at an address on the allow list; afterwards the purchase is submitted again
   * with its transaction.
   */
  | { readonly outcome: "challengeRequired"; readonly challenge: PaymentChallenge }
  /** The purchase must be submitted again with the account's password. */
  | { readonly outcome: "passwordRequired" }
  /** The backend requires a captcha: the purchase must be submitted again with one. Nothing was charged. */
  | { readonly outcome: "captchaRequired" }
  /** Not known yet. No other payment is allowed until it is. */
  | { readonly outcome: "unknown"; readonly orderId: OrderId }
  /**
   * The backend never received the submission: nothing was charged, and the same attempt may be submitted again with
   * its key.
   */
  | { readonly outcome: "notSubmitted"; readonly orderId: OrderId }
  /**
   * An invalid response, or an address that is not allowed: the generic error. `orderId` is present when the order
   * exists and is unpaid.
   */
  | { readonly outcome: "failed"; readonly orderId?: OrderId }
