import type { GeneratedAlways } from "kysely"

export type Channel = "mail" | "sms"

export interface OutboxTables {
  /** Everything the shop has sent to people; nothing leaves the machine. The desk shows it. */
  message: {
    message_id: GeneratedAlways<number>
    store_id: string
    channel: Channel
    /** E-mail address or telephone number. */
    recipient: string
    /** Empty for an SMS. */
    subject: string
    text: string
    /** JSON of `Attachment[]`. */
    attachments: string
    /** A moment to come for what goes out then: whoever reads the outbox leaves it out until then. */
    sent_at: number
  }
  /**
   * How many messages of a purpose were sent since `started_at`; the key is a hash of whom it is about, see
   * `countMessage`.
   */
  message_count: { count_key: string; started_at: number; sent: number }
}
