/** Status of a payment in domain terms (S3). */
export interface PaymentStatus {
  /** The backend's value; `paymentTransition` interprets it. */
  readonly status: string
  readonly errorKey?: string
  readonly errorMessage?: string
  readonly authAgain: boolean
  readonly redirect?: PaymentRedirect
  readonly challenge?: PaymentChallenge
  /** A code to scan or to show, while the payment waits for it. */
  readonly qr?: PaymentQr
  /** Opens a guest's order. */
  readonly guestToken?: string
}

/** A provider's redirect. Must pass `allowedRedirect` before it is followed (R11). */
export interface PaymentRedirect {
  readonly url: string
  readonly method: "GET" | "POST"
  readonly parameters: Readonly<Record<string, string>>
  readonly newTab: boolean
}

/** The code for a phone's wallet app, or for a store's cashier. */
export interface PaymentQr {
  /** Wire value: `alipay`, `wechat` or `cash`. */
  readonly provider: string
  readonly payload: string
  /** ISO 8601. */
  readonly expiresAt: string
  /** Link to pay on the device that shows the code; must be an address returned by `allowedRedirect`. */
  readonly link?: string
}

/** A challenge of the card's bank. */
export interface PaymentChallenge {
  readonly url: string
  readonly transactionId?: string
  /**
   * The holder has answered, and the purchase must be submitted again; for callers other than the page the bank
   * redirects to.
   */
  readonly isAnswered?: boolean
}
