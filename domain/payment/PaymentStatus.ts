/** The answer to "how is this payment?" in domain words (specification, section 3). */
export interface PaymentStatus {
  /** As the shop wrote it; `nextPaymentStep` knows what it means. */
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

/** Where a provider wants the shopper to go. Nothing may follow it before `allowedRedirect` said yes (ruling R11). */
export interface PaymentRedirect {
  readonly url: string
  readonly method: "GET" | "POST"
  readonly parameters: Readonly<Record<string, string>>
  readonly newTab: boolean
}

/** The code that a wallet on a telephone scans, or the cashier of a shop. */
export interface PaymentQr {
  /** Wire word: `alipay`, `wechat` or `cash`. */
  readonly provider: string
  readonly payload: string
  /** Moment in ISO 8601. */
  readonly expiresAt: string
  /**
   * Where the device that shows the code can pay instead of scanning it: only an address that `allowedRedirect`
   * returned.
   */
  readonly link?: string
}

/** A question the card's bank puts to its holder. */
export interface PaymentChallenge {
  readonly url: string
  readonly transactionId?: string
  /**
   * The holder has answered, and the purchase is to be submitted again; for who is not the page that the bank leads
   * back to.
   */
  readonly isAnswered?: boolean
}
