import type { Storage } from "../../platform/storage/Storage.ts"

/** A message of a room. */
export interface ArchivedMessage {
  readonly id: string
  readonly nickname: string
  readonly sentAt: number
  /** Its XML. */
  readonly stanza: string
}

interface NewMessage {
  readonly room_id: string
  readonly nickname: string
  readonly sent_at: number
  readonly stanza: string
}

interface Waiting {
  readonly message: NewMessage
  readonly resolve: (id: string) => void
  readonly reject: (error: unknown) => void
}

/** A part of the archive of a room. */
export interface ArchiveSelection {
  readonly roomId: string
  readonly after?: string | undefined
  readonly before?: string | undefined
  /** The last messages rather than the first. */
  readonly isFromEnd: boolean
  readonly start?: number | undefined
  readonly end?: number | undefined
  readonly nickname?: string | undefined
  readonly limit: number
}

/** Messages that one statement stores. */
const MAX_BATCH = 200

/** The messages of all rooms. Messages of many rooms that arrive together are stored by one statement. */
export class MessageArchive {
  private readonly storage: Storage
  private readonly waiting: Waiting[] = []
  private isWriting = false

  constructor(storage: Storage) {
    this.storage = storage
  }

  /** Stores a message; resolves to its id, which is larger than those of the earlier messages. */
  append(message: NewMessage): Promise<string> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ message, resolve, reject })
      if (!this.isWriting) void this.write()
    })
  }

  private async write(): Promise<void> {
    this.isWriting = true
    // Stanzas of the same turn of the event loop are stored together.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_BATCH)
      try {
        const rows = await this.storage.db
          .insertInto("chat_message")
          .values(batch.map(({ message }) => message))
          .returning("message_id")
          .execute()
        const ids = rows.map(({ message_id }) => Number(message_id)).sort((one, other) => one - other)
        for (const [at, { resolve }] of batch.entries()) resolve(String(ids[at]))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.isWriting = false
  }

  /** Whether a room has a message with an id. */
  async has(roomId: string, id: string): Promise<boolean> {
    if (!isMessageId(id)) return false
    const row = await this.storage.db
      .selectFrom("chat_message")
      .select("message_id")
      .where("room_id", "=", roomId)
      .where("message_id", "=", Number(id))
      .executeTakeFirst()
    return row !== undefined
  }

  /** Returns messages from old to new, at most `limit`. */
  async select(selection: ArchiveSelection): Promise<readonly ArchivedMessage[]> {
    const { roomId, after, before, isFromEnd, start, end, nickname, limit } = selection
    const rows = await this.storage.db
      .selectFrom("chat_message")
      .selectAll()
      .where("room_id", "=", roomId)
      .$if(after !== undefined, (query) => query.where("message_id", ">", Number(after)))
      .$if(before !== undefined, (query) => query.where("message_id", "<", Number(before)))
      .$if(start !== undefined, (query) => query.where("sent_at", ">=", start ?? 0))
      .$if(end !== undefined, (query) => query.where("sent_at", "<=", end ?? 0))
      .$if(nickname !== undefined, (query) => query.where("nickname", "=", nickname ?? ""))
      .orderBy("message_id", isFromEnd ? "desc" : "asc")
      .limit(limit)
      .execute()
    const messages = rows.map(({ message_id, nickname: sender, sent_at, stanza }) => ({
      id: String(message_id),
      nickname: sender,
      sentAt: Number(sent_at),
      stanza,
    }))
    return isFromEnd ? messages.reverse() : messages
  }

  /** Returns the number of messages of a room. */
  async count(roomId: string): Promise<number> {
    const { count } = await this.storage.db
      .selectFrom("chat_message")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("room_id", "=", roomId)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
}

/** Whether a text can be the id of a message. */
export const isMessageId = (text: string): boolean => /^[1-9][0-9]{0,14}$/u.test(text)
