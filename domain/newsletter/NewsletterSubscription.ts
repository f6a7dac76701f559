/** How an address stands; `unknown` is what strangers are told. */
export type NewsletterStatus = "pending" | "subscribed" | "notSubscribed" | "unknown"

export interface NewsletterSubscription {
  readonly email: string
  readonly status: NewsletterStatus
  /** Lists it gets, where that is told. */
  readonly lists: readonly string[]
  /** ISO 8601, where that is told. */
  readonly since?: string
}

/** Where a newsletter is asked for. */
export interface NewsletterOrigin {
  readonly id: string
  readonly description: string
}
