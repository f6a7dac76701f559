import type { PaymentChallenge, PaymentQr, PaymentRedirect } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"

/** How a submission of the checkout ended, as far as it is known. */
export type CheckoutOutcome =
  /** The order is placed. A guest opens it with the token. */
  | { readonly outcome: "paid"; readonly orderId: OrderId; readonly guestToken?: string }
  /** The payment was refused; the cart is as it was. */
  | { readonly outcome: "declined"; readonly errorKey?: string; readonly errorMessage?: string }
  /** The order stands and can be paid again. */
  | { readonly outcome: "repaymentRequired"; readonly orderId: OrderId }
  /** The shopper is on the way to a payment provider. */
  | { readonly outcome: "redirecting" }
  /** The order stands and waits for a code to be scanned, or for cash; a guest opens it with the token. */
  | {
      readonly outcome: "scanRequired"
      readonly orderId: OrderId
      readonly qr: PaymentQr
      readonly guestToken?: string
    }
  /**
   * The payment goes on at a provider, once the shopper says so; the address was found allowed (ruling R11). Until then
   * it is unpaid.
   */
  | { readonly outcome: "redirectRequired"; readonly orderId: OrderId; readonly redirect: PaymentRedirect }
  /**
   * The card's bank puts a question at an address that was found allowed; the purchase is submitted again with its
   * transaction.
   */
  | { readonly outcome: "challengeRequired"; readonly challenge: PaymentChallenge }
  /** The purchase is submitted again with the account's password. */
  | { readonly outcome: "passwordRequired" }
  /** The shop takes no submission without a solved captcha: it is submitted again with one. Nothing was charged. */
  | { readonly outcome: "captchaRequired" }
  /** Nobody knows yet. Nothing may be paid again until it is known. */
  | { readonly outcome: "unknown"; readonly orderId: OrderId }
  /** The shop never had the submission: nothing was charged, and the same attempt, with its key, may be sent again. */
  | { readonly outcome: "notSubmitted"; readonly orderId: OrderId }
  /**
   * An answer without meaning, or an address that may not be followed: the generic error. With the order where it
   * stands unpaid all the same.
   */
  | { readonly outcome: "failed"; readonly orderId?: OrderId }
