/** Subscription status of an address; `unknown` for customers who do not own it. */
export type NewsletterStatus = "pending" | "subscribed" | "notSubscribed" | "unknown"

export interface NewsletterSubscription {
  readonly email: string
  readonly status: NewsletterStatus
  /** Subscribed lists, when known. */
  readonly lists: readonly string[]
  /** ISO 8601, when known. */
  readonly since?: string
}

/** Location of a newsletter form. */
export interface NewsletterOrigin {
  readonly id: string
  readonly description: string
}
