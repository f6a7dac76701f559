import type { Kysely } from "kysely"
import type { Database } from "../storage/Database.ts"
import type { Channel } from "./OutboxTables.ts"

/** A file that travels with a mail. */
export interface Attachment {
  readonly name: string
  readonly mediaType: string
  readonly base64: string
}

export interface Message {
  readonly storeId: string
  readonly channel: Channel
  readonly recipient: string
  readonly subject?: string
  /** Plain text; a link stands on a line of its own. */
  readonly text: string
  readonly attachments?: readonly Attachment[]
  /** Milliseconds since 1970; a moment to come for a message that goes out then. */
  readonly now: number
}

/** Puts a message into the outbox, in the transaction of what it tells about: a refused act sends nothing. Answers its id. */
export const sendMessage = async (db: Kysely<Database>, message: Message): Promise<number> => {
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
