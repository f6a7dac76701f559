import type { Kysely } from "kysely"
import type { Database } from "../storage/Database.ts"
import { countMessage } from "./countMessage.ts"
import type { MessagePurpose } from "./messagePolicies.ts"
import type { Channel } from "../storage/tables/OutboxTables.ts"

/** Attachment of a mail. */
export interface Attachment {
  readonly name: string
  readonly mediaType: string
  readonly base64: string
}

export interface Message {
  readonly purpose: MessagePurpose
  readonly storeId: string
  readonly channel: Channel
  readonly recipient: string
  /** The session or account that causes it, where its purpose has a limit per sender. */
  readonly sender?: string
  /** Whether it was already counted with `countMessage`. */
  readonly isCounted?: boolean
  readonly subject?: string
  /** Plain text; links are on their own lines. */
  readonly text: string
  readonly attachments?: readonly Attachment[]
  /** Unsubscribes with one click (RFC 8058); only newsletters have one. */
  readonly unsubscribeUrl?: string
  /** Milliseconds since 1970; in the future for a scheduled message. */
  readonly now: number
}

/**
 * Puts a message into the outbox, in the transaction of its cause: when that is rolled back, nothing is sent. Every
 * message of the shop is sent with this function, and is counted against the limits of its purpose (F184): fails as
 * `countMessage` does. Returns its id.
 */
export const sendMessage = async (db: Kysely<Database>, message: Message): Promise<number> => {
  if (message.isCounted !== true) await countMessage(db, message)
  const { message_id } = await db
    .insertInto("message")
    .values({
      store_id: message.storeId,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject ?? "",
      text: message.text,
      attachments: JSON.stringify(message.attachments ?? []),
      unsubscribe_url: message.unsubscribeUrl ?? null,
      sent_at: message.now,
    })
    .returning("message_id")
    .executeTakeFirstOrThrow()
  return message_id
}
