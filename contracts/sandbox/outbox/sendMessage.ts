import type { Kysely } from "kysely"
import type { Database } from "../storage/Database.ts"
import { countMessage } from "./countMessage.ts"
import type { MessagePurpose } from "./messagePolicies.ts"
import type { Channel } from "./OutboxTables.ts"

/** A file that travels with a mail. */
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
  /** The session or account that causes it, where its purpose limits that. */
  readonly sender?: string
  /** Whether it was counted before, with `countMessage`. */
  readonly isCounted?: boolean
  readonly subject?: string
  /** Plain text; a link stands on a line of its own. */
  readonly text: string
  readonly attachments?: readonly Attachment[]
  /** Milliseconds since 1970; a moment to come for a message that goes out then. */
  readonly now: number
}

/**
 * Puts a message into the outbox, in the transaction of what it tells about: a refused act sends nothing. Every message
 * of the shop goes through here, and is counted against the limits of its purpose (F184): fails as `countMessage` does.
 * Answers its id.
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
      sent_at: message.now,
    })
    .returning("message_id")
    .executeTakeFirstOrThrow()
  return message_id
}
