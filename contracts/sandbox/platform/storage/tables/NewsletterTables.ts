export type SubscriptionState = "pending" | "subscribed" | "ended"

export interface NewsletterTables {
  /** One per email address and store. */
  newsletter_subscription: {
    store_id: string
    /** Lower case. */
    email: string
    state: SubscriptionState
    /** Hashes of the token in the confirmation mail and of the token in later mails; the second unsubscribes. */
    confirm_hash: string | null
    confirm_until: number | null
    manage_hash: string | null
    language_id: string
    /** JSON of the names of the mailing lists. */
    mail_list: string
    changed_at: number
  }
  /** Decision, time and origin: rows never change, because they are evidence of the consent. */
  newsletter_consent: {
    store_id: string
    email: string
    act: "requested" | "confirmed" | "ended"
    /** JSON of the policy numbers. */
    policies: string
    origin: string | null
    said_at: number
  }
}
