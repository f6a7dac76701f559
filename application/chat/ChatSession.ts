import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { aliasKind } from "../../domain/chat/aliasKind.ts"
import type { ChatConnectionEvent, ChatConnectionState } from "../../domain/chat/chatConnectionState.ts"
import { nextConnectionState } from "../../domain/chat/chatConnectionState.ts"
import { SavedChatSession } from "../../domain/chat/ChatContact.ts"
import { SEND_TRIES } from "../../domain/chat/chatLimits.ts"
import type { ChatMessage } from "../../domain/chat/ChatMessage.ts"
import type { ChatOffer } from "../../domain/chat/ChatOffer.ts"
import { decideOffer, isExpiredOffer } from "../../domain/chat/ChatOffer.ts"
import type { OutboxEntry } from "../../domain/chat/ChatOutbox.ts"
import { ChatOutbox, dequeue } from "../../domain/chat/ChatOutbox.ts"
import { applyReceipt, ChatReceipt, statusAfterReceipt } from "../../domain/chat/ChatReceipt.ts"
import type { ChatRole } from "../../domain/chat/ChatRole.ts"
import type { ChatRoom } from "../../domain/chat/ChatRoom.ts"
import { addMessages, lastArchiveId, mergeArchive } from "../../domain/chat/mergeMessages.ts"
import { storedValue } from "../platform/StoredValue.ts"
import type { ArchivePage, ChatEvent } from "./ChatConnection.ts"
import { ChatConnection } from "./ChatConnection.ts"

export const storedOutbox = storedValue("chatOutbox", 1, ChatOutbox)
/** Receipts of this device's messages by origin id: archives hold the messages without them. */
export const storedReceipts = storedValue("chatReceipts", 1, Schema.Record(Schema.String, ChatReceipt))
export const savedSession = storedValue("chatSession", 1, SavedChatSession)

/** Number of receipts on the device; those of the oldest messages are dropped. */
const MAX_STORED_RECEIPTS = 200

/** A room as the user interface shows it. */
export interface Conversation {
  readonly room: ChatRoom
  readonly messages: readonly ChatMessage[]
  /** Addresses of the participants who are typing. */
  readonly typing: ReadonlySet<string>
  /** Names of the other participants who are present. */
  readonly occupants: ReadonlySet<string>
}

/** Everything that a chat shows. */
export interface ChatView {
  readonly connection: ChatConnectionState
  readonly conversations: ReadonlyMap<string, Conversation>
  readonly outbox: ChatOutbox
  readonly offers: readonly ChatOffer[]
}

/** The chat of one participant: `view` changes with the connection, messages, receipts and offers. */
export interface ChatSession {
  readonly view: SubscriptionRef.SubscriptionRef<ChatView>
  /** Name in every room; the same after a reload, so that the participant's own messages are recognized. */
  readonly nickname: string
  readonly role: ChatRole
}

/** Creates a chat that is not connected, with the outbox of this device. */
export const createChatSession = Effect.fn("chat.createSession")(function* (nickname: string, role: ChatRole) {
  const outbox = Option.getOrElse(yield* storedOutbox.read, (): ChatOutbox => [])
  const conversations = new Map<string, Conversation>()
  for (const entry of outbox) {
    const { messages, ...conversation } = conversations.get(entry.roomJid) ?? newConversation(entry.roomJid)
    const message = waitingMessage(entry, nickname)
    conversations.set(entry.roomJid, { ...conversation, messages: [...messages, message] })
  }
  const view = yield* SubscriptionRef.make<ChatView>({
    connection: { phase: "idle" },
    conversations,
    outbox,
    offers: [],
  })
  return { view, nickname, role } satisfies ChatSession
})

/** Returns a message of the outbox as it is shown. */
export function waitingMessage(
  { originId, roomJid, body, attachment, form, answerTo, writtenAt, tries }: OutboxEntry,
  nickname: string,
): ChatMessage {
  return {
    originId,
    roomJid,
    fromJid: `${roomJid}/${nickname}`,
    senderKind: aliasKind(nickname),
    body,
    ...(attachment === undefined ? {} : { attachment }),
    ...(form === undefined ? {} : { form }),
    ...(answerTo === undefined ? {} : { answerTo }),
    time: writtenAt,
    isOutgoing: true,
    status: tries < SEND_TRIES ? "queued" : "failed",
    conversationType: "groupchat",
  }
}

/** Moves the connection to the state after an event. */
export function dispatch({ view }: ChatSession, event: ChatConnectionEvent): Effect.Effect<void> {
  return SubscriptionRef.update(view, (current) => ({
    ...current,
    connection: nextConnectionState(current.connection, event),
  }))
}

/** Changes the outbox, on the device first: a message that is shown as waiting survives a crash. */
export const updateOutbox = Effect.fnUntraced(function* (
  { view }: ChatSession,
  change: (outbox: ChatOutbox) => ChatOutbox,
) {
  const { outbox } = yield* SubscriptionRef.get(view)
  const changed = change(outbox)
  if (changed === outbox) return
  yield* storedOutbox.write(changed)
  yield* SubscriptionRef.update(view, (current) => ({ ...current, outbox: changed }))
})

/** Changes one conversation, which is created when it is new. */
export function updateConversation(
  { view }: ChatSession,
  roomJid: string,
  change: (conversation: Conversation) => Conversation,
): Effect.Effect<void> {
  return SubscriptionRef.update(view, (current) => ({
    ...current,
    conversations: new Map([
      ...current.conversations,
      [roomJid, change(current.conversations.get(roomJid) ?? newConversation(roomJid))],
    ]),
  }))
}

/** Changes a conversation unless it was removed: the server confirms that a room was left. */
const updateKnown = Effect.fnUntraced(function* (
  session: ChatSession,
  roomJid: string,
  change: (conversation: Conversation) => Conversation,
) {
  const { conversations } = yield* SubscriptionRef.get(session.view)
  if (conversations.has(roomJid)) yield* updateConversation(session, roomJid, change)
})

function newConversation(roomJid: string): Conversation {
  return {
    room: { jid: roomJid, isJoined: false, isForwarding: false },
    messages: [],
    typing: new Set(),
    occupants: new Set(),
  }
}

/** Adds messages of the archive that follow the last known one. */
export const addArchivePage = Effect.fnUntraced(function* (
  session: ChatSession,
  roomJid: string,
  { messages, last }: ArchivePage,
  after: string | undefined,
) {
  const receipts = Option.getOrElse(yield* storedReceipts.read, (): Readonly<Record<string, ChatReceipt>> => ({}))
  const confirmed = messages.map((message) => {
    const receipt = message.isOutgoing ? receipts[message.originId] : undefined
    return receipt === undefined ? message : { ...message, status: statusAfterReceipt(message.status, receipt) }
  })
  yield* updateConversation(session, roomJid, (conversation) => ({
    ...conversation,
    messages: mergeArchive(conversation.messages, confirmed, after),
    room: { ...conversation.room, ...(last === undefined ? {} : { lastArchiveId: last }) },
  }))
  for (const { isOutgoing, originId } of messages)
    if (isOutgoing) yield* updateOutbox(session, (outbox) => dequeue(outbox, originId))
})

/**
 * Returns a conversation whose newest message is the last known one, unless its archive is still being read: when that
 * reading is cut short, the next one must begin before the messages that arrived meanwhile (F123).
 */
export function withNewestKnown(conversation: Conversation): Conversation {
  const { room, messages } = conversation
  const last = room.isJoined ? lastArchiveId(messages, room.jid) : undefined
  return last === undefined ? conversation : { ...conversation, room: { ...room, lastArchiveId: last } }
}

/** Applies a notification of the server, and confirms the arrival of a message. */
export const handleEvent = Effect.fnUntraced(function* (session: ChatSession, event: ChatEvent) {
  switch (event.kind) {
    case "message":
      return yield* handleMessage(session, event.message)
    case "receipt":
      yield* updateConversation(session, event.roomJid, (conversation) => ({
        ...conversation,
        messages: applyReceipt(conversation.messages, event),
      }))
      return yield* storeReceipts(session, event.roomJid)
    case "typing":
      return yield* updateConversation(session, event.roomJid, (conversation) => {
        const typing = new Set(conversation.typing)
        const isOwn = event.fromJid === `${event.roomJid}/${session.nickname}`
        if (event.isTyping && !isOwn) typing.add(event.fromJid)
        else typing.delete(event.fromJid)
        return { ...conversation, typing }
      })
    case "refused":
      return yield* handleRefused(session, event)
    case "queuePosition":
      return yield* dispatch(session, {
        event: "queuePosition",
        position: event.position,
        ...(event.waitSeconds === undefined ? {} : { waitSeconds: event.waitSeconds }),
      })
    case "queueLeft":
      return yield* dispatch(session, { event: "queueLeft" })
    case "offerReceived": {
      const now = yield* Clock.currentTimeMillis
      const { kind: _, ...offer } = event
      return yield* updateOffers(session, (offers) => [
        ...offers.filter(({ id }) => id !== offer.id),
        { ...offer, receivedAt: now, status: "pending" },
      ])
    }
    case "offerRevoked": {
      const now = yield* Clock.currentTimeMillis
      return yield* updateOffers(session, (offers) =>
        offers.map((offer) =>
          offer.workgroupJid === event.workgroupJid && offer.customerJid === event.customerJid
            ? decideOffer(offer, "revoked", now)
            : offer,
        ),
      )
    }
    case "occupant":
      return yield* updateKnown(session, event.roomJid, (conversation) => {
        const occupants = new Set(conversation.occupants)
        if (event.isPresent && event.nickname !== session.nickname) occupants.add(event.nickname)
        else occupants.delete(event.nickname)
        return { ...conversation, occupants }
      })
    case "roomClosed":
      return yield* updateKnown(session, event.roomJid, closeConversation)
    case "invited":
    case "disconnected":
    case "queueUpdated":
    case "queueDetailsUpdated":
    case "agentStatus":
    case "presence":
      return
  }
})

const storeReceipts = Effect.fnUntraced(function* ({ view }: ChatSession, roomJid: string) {
  const stored = Option.getOrElse(yield* storedReceipts.read, (): Readonly<Record<string, ChatReceipt>> => ({}))
  const { conversations } = yield* SubscriptionRef.get(view)
  const received = (conversations.get(roomJid)?.messages ?? []).flatMap(({ isOutgoing, originId, status }) =>
    isOutgoing && (status === "delivered" || status === "read") ? [[originId, status] as const] : [],
  )
  const receipts = Object.entries({ ...stored, ...Object.fromEntries(received) })
  yield* storedReceipts.write(Object.fromEntries(receipts.slice(-MAX_STORED_RECEIPTS)))
})

/** Returns a conversation after its end. */
export function closeConversation(conversation: Conversation): Conversation {
  return {
    ...conversation,
    room: { ...conversation.room, isJoined: false, isClosed: true },
    typing: new Set(),
    occupants: new Set(),
  }
}

/** Changes the offers; those that have expired are dropped. */
export const updateOffers = Effect.fnUntraced(function* (
  { view }: ChatSession,
  change: (offers: readonly ChatOffer[]) => readonly ChatOffer[],
) {
  const now = yield* Clock.currentTimeMillis
  yield* SubscriptionRef.update(view, (current) => ({
    ...current,
    offers: change(current.offers).filter((offer) => !isExpiredOffer(offer, now)),
  }))
})

const handleMessage = Effect.fnUntraced(function* (session: ChatSession, message: ChatMessage) {
  yield* updateConversation(session, message.roomJid, (conversation) => {
    const typing = new Set(conversation.typing)
    typing.delete(message.fromJid)
    return withNewestKnown({ ...conversation, messages: addMessages(conversation.messages, [message]), typing })
  })
  if (message.isOutgoing) return yield* updateOutbox(session, (outbox) => dequeue(outbox, message.originId))
  const connection = yield* ChatConnection
  // A lost receipt is repaired by the displayed marker.
  yield* Effect.catch(connection.sendReceipt(message.roomJid, message.originId, "delivered"), (error) =>
    Effect.logDebug("The receipt of a message was not sent", error.message),
  )
})

// A room that this participant is not in refuses every message; they are sent again after the join.
const handleRefused = Effect.fnUntraced(function* (
  session: ChatSession,
  { roomJid, originId }: { readonly roomJid: string; readonly originId: string },
) {
  const { conversations } = yield* SubscriptionRef.get(session.view)
  if (conversations.get(roomJid)?.room.isJoined === true) yield* markFailed(session, roomJid, originId)
})

/** Shows a message as not sent. It stays in the outbox until the customer retries or discards it. */
export const markFailed = Effect.fnUntraced(function* (session: ChatSession, roomJid: string, originId: string) {
  yield* updateOutbox(session, (outbox) =>
    outbox.map((entry) => (entry.originId === originId ? { ...entry, tries: SEND_TRIES } : entry)),
  )
  yield* updateConversation(session, roomJid, (conversation) => ({
    ...conversation,
    messages: conversation.messages.map((message) =>
      message.originId === originId && message.isOutgoing && message.status === "queued"
        ? { ...message, status: "failed" }
        : message,
    ),
  }))
})
