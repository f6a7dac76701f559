import type { Generated, GeneratedAlways } from "kysely"

export type Channel = "mail" | "sms"

export interface OutboxTables {
  /** Every message that the shop has sent; nothing leaves the machine. The admin console lists them. */
  message: {
    message_id: GeneratedAlways<number>
    store_id: string
    channel: Channel
    /** Email address or phone number. */
    recipient: string
    /** Empty for an SMS. */
    subject: string
    text: string
    /** JSON of `Attachment[]`. */
    attachments: string
    /** Address of a newsletter mail's one-click unsubscription (RFC 8058). */
    unsubscribe_url: Generated<string | null>
    /** Milliseconds since 1970; readers of the outbox skip messages with a time in the future. */
    sent_at: number
  }
  /** Messages of a purpose sent since `started_at`; the key is a hash of purpose and subject, see `countMessage`. */
  message_count: { count_key: string; started_at: number; sent: number }
}
