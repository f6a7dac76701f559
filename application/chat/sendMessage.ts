import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as SubscriptionRef from "effect/SubscriptionRef"
import type { ChatAttachment } from "../../domain/chat/ChatMessage.ts"
import type { OutboxEntry } from "../../domain/chat/ChatOutbox.ts"
import { dequeue, enqueue } from "../../domain/chat/ChatOutbox.ts"
import { outgoingMessage } from "../../domain/chat/outgoingMessage.ts"
import { addMessages } from "../../domain/chat/mergeMessages.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { ChatConnection } from "./ChatConnection.ts"
import type { ChatSession } from "./ChatSession.ts"
import { updateConversation, updateOutbox, waitingMessage } from "./ChatSession.ts"

/**
 * Puts a message into the outbox of this device, from which `runChat` sends it. Card numbers are masked (S5.18).
 * Returns the message's origin id, or `undefined` when it is empty.
 */
export const sendMessage = Effect.fn("chat.sendMessage")(function* (
  session: ChatSession,
  roomJid: string,
  body: string,
  attachment?: ChatAttachment,
  rest: Pick<OutboxEntry, "form" | "answers" | "answerTo"> = {},
) {
  const { conversations } = yield* SubscriptionRef.get(session.view)
  const previous = conversations.get(roomJid)?.messages.findLast(({ isOutgoing }) => isOutgoing)
  const message = outgoingMessage({ body, attachments: attachment === undefined ? [] : [attachment] }, previous?.body)
  if (message === undefined) return undefined
  const ids = yield* IdGenerator
  const originId = yield* ids.uuid
  const writtenAt = yield* Clock.currentTimeMillis
  const [image] = message.attachments
  const entry = {
    originId,
    roomJid,
    body: message.body,
    ...(image === undefined ? {} : { attachment: image }),
    ...rest,
    writtenAt,
    tries: 0,
  }
  yield* updateConversation(session, roomJid, (conversation) => ({
    ...conversation,
    messages: addMessages(conversation.messages, [waitingMessage(entry, session.nickname)]),
  }))
  yield* updateOutbox(session, (outbox) => enqueue(outbox, entry))
  return originId
})

/** Sends a message again that was not sent. */
export const retryMessage = Effect.fn("chat.retryMessage")(function* (session: ChatSession, originId: string) {
  const entry = (yield* SubscriptionRef.get(session.view)).outbox.find((waiting) => waiting.originId === originId)
  if (entry === undefined) return
  yield* updateConversation(session, entry.roomJid, (conversation) => ({
    ...conversation,
    messages: conversation.messages.map((message) =>
      message.originId === originId && message.status === "failed" ? { ...message, status: "queued" } : message,
    ),
  }))
  yield* updateOutbox(session, (outbox) =>
    outbox.map((waiting) => (waiting.originId === originId ? { ...waiting, tries: 0 } : waiting)),
  )
})

/** Removes a message that was not sent. */
export const discardMessage = Effect.fn("chat.discardMessage")(function* (session: ChatSession, originId: string) {
  const entry = (yield* SubscriptionRef.get(session.view)).outbox.find((waiting) => waiting.originId === originId)
  if (entry === undefined) return
  yield* updateOutbox(session, (outbox) => dequeue(outbox, originId))
  yield* updateConversation(session, entry.roomJid, (conversation) => ({
    ...conversation,
    messages: conversation.messages.filter((message) => message.originId !== originId || message.status !== "failed"),
  }))
})

/** Confirms that the messages of a conversation were displayed, up to the last one. */
export const markRead = Effect.fn("chat.markRead")(function* (session: ChatSession, roomJid: string) {
  const connection = yield* ChatConnection
  const messages = (yield* SubscriptionRef.get(session.view)).conversations.get(roomJid)?.messages ?? []
  const last = messages.findLast(({ isOutgoing }) => !isOutgoing)
  if (last === undefined || last.status === "read") return
  yield* connection.sendReceipt(roomJid, last.originId, "read")
  yield* updateConversation(session, roomJid, (conversation) => ({
    ...conversation,
    messages: conversation.messages.map((message) => (message.isOutgoing ? message : { ...message, status: "read" })),
  }))
})
