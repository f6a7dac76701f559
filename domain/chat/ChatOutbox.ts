import * as Schema from "effect/Schema"
import { ChatForm } from "./ChatForm.ts"
import { ChatAttachment } from "./ChatMessage.ts"

/** A message that waits for the receipt of the server. */
export const OutboxEntry = Schema.Struct({
  originId: Schema.String,
  roomJid: Schema.String,
  body: Schema.String,
  attachment: Schema.optionalKey(ChatAttachment),
  /** A form to be answered. */
  form: Schema.optionalKey(ChatForm),
  /** Answers to the form of the message `answerTo`. */
  answers: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.String))),
  answerTo: Schema.optionalKey(Schema.String),
  /** When it was written, in milliseconds since 1970. */
  writtenAt: Schema.Number,
  tries: Schema.Number,
})
export type OutboxEntry = typeof OutboxEntry.Type

/** Messages without a receipt, in the order in which they were written. The device stores them (R15). */
export const ChatOutbox = Schema.Array(OutboxEntry)
export type ChatOutbox = typeof ChatOutbox.Type

/** Appends a message; one with the same id is not added twice. */
export function enqueue(outbox: ChatOutbox, entry: OutboxEntry): ChatOutbox {
  return outbox.some(({ originId }) => originId === entry.originId) ? outbox : [...outbox, entry]
}

/** Removes a message that the server has received, or that the customer discards. */
export function dequeue(outbox: ChatOutbox, originId: string): ChatOutbox {
  return outbox.some((entry) => entry.originId === originId)
    ? outbox.filter((entry) => entry.originId !== originId)
    : outbox
}

/** Counts a try of sending a message. */
export function countTry(outbox: ChatOutbox, originId: string): ChatOutbox {
  return outbox.map((entry) => (entry.originId === originId ? { ...entry, tries: entry.tries + 1 } : entry))
}

/** Returns the message of a room that is sent next: the oldest, so that the order is kept. */
export function nextInRoom(outbox: ChatOutbox, roomJid: string): OutboxEntry | undefined {
  return outbox.find((entry) => entry.roomJid === roomJid)
}
