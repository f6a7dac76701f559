/** The answer to "how is this payment?" in domain words (specification, section 3). */
export interface PaymentStatus {
  /** As the shop wrote it; `nextPaymentStep` knows what it means. */
  readonly status: string
  readonly errorKey?: string
  readonly errorMessage?: string
  readonly authAgain: boolean
  readonly redirect?: PaymentRedirect
  readonly challenge?: PaymentChallenge
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

/** A question the card's bank puts to its holder. */
export interface PaymentChallenge {
  readonly url: string
  readonly transactionId?: string
}
