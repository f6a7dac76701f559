export type SubscriptionState = "pending" | "subscribed" | "ended"

export interface NewsletterTables {
  /** One per address and store. */
  newsletter_subscription: {
    store_id: string
    /** Lower case. */
    email: string
    state: SubscriptionState
    /**
     * Hash of the hash in the mail that asks, and of the one in the mails that follow; the second ends the
     * subscription.
     */
    confirm_hash: string | null
    confirm_until: number | null
    manage_hash: string | null
    language_id: string
    /** JSON of the names of the lists. */
    mail_list: string
    changed_at: number
  }
  /** What was said yes or no to, when, and where: never changed, evidence of the consent. */
  newsletter_consent: {
    store_id: string
    email: string
    act: "requested" | "confirmed" | "ended"
    /** JSON of the numbers of the policies. */
    policies: string
    origin: string | null
    said_at: number
  }
}
