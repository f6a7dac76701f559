import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Queue from "effect/Queue"
import * as Random from "effect/Random"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { ChatError } from "../../domain/chat/ChatError.ts"
import {
  CONNECT_TIMEOUT_SECONDS,
  DEFAULT_RECONNECTS,
  RECEIPT_TIMEOUT_MS,
  SEND_TRIES,
} from "../../domain/chat/chatLimits.ts"
import type { ChatOffer } from "../../domain/chat/ChatOffer.ts"
import { countTry, nextInRoom } from "../../domain/chat/ChatOutbox.ts"
import { reconnectDelay } from "../../domain/chat/reconnectDelay.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import type { ChatCredentials, ChatEvent } from "./ChatConnection.ts"
import { ChatConnection } from "./ChatConnection.ts"
import type { ChatSession, ChatView } from "./ChatSession.ts"
import {
  addArchivePage,
  closeConversation,
  dispatch,
  handleEvent,
  markFailed,
  savedSession,
  updateConversation,
  updateOutbox,
  withNewestKnown,
} from "./ChatSession.ts"
import { addInvitedRoom } from "./startChat.ts"

const CHAT_LOCK = "selvedge.chat"

/** Options of a running chat. */
export interface ChatRunOptions {
  /** Number of reconnections in a row before the chat is closed. */
  readonly reconnects?: number
  /** Completes when the device has a network again, which ends the wait for a reconnection. */
  readonly whenOnline?: Effect.Effect<void>
  /** Runs after each connection, when the known rooms are joined; a failure counts as a lost connection. */
  readonly onConnected?: Effect.Effect<void, ChatError>
  /** Runs for each notification after the chat has changed by it. */
  readonly onEvent?: (event: ChatEvent) => Effect.Effect<void>
}

/**
 * Connects a chat and keeps it connected: after a lost connection it waits, connects again, joins the rooms again,
 * reads the archive after the last known message and sends the outbox. Runs until it is interrupted, which ends the
 * session.
 *
 * One tab of a browser runs the chat, and another takes over when it is closed. Fails with `ChatError`:
 * `notAuthenticated` at once, the reason of the last attempt after `reconnects` attempts without a connection.
 */
export const runChat = Effect.fn("chat.run")(function* (
  session: ChatSession,
  credentials: ChatCredentials,
  options: ChatRunOptions = {},
) {
  const lock = yield* CrossTabLock
  return yield* lock.withLock(CHAT_LOCK)(connectRepeatedly(session, credentials, options))
})

const connectRepeatedly = Effect.fnUntraced(function* (
  session: ChatSession,
  credentials: ChatCredentials,
  options: ChatRunOptions,
) {
  const { reconnects = DEFAULT_RECONNECTS, whenOnline = Effect.never, onEvent = () => Effect.void } = options
  const connection = yield* ChatConnection
  const losses = yield* Queue.unbounded<string | undefined>()
  const consumer = yield* Effect.forkChild(
    Stream.runForEach(connection.events, (event) =>
      event.kind === "disconnected"
        ? Queue.offer(losses, event.detail)
        : (event.kind === "invited" ? acceptInvitation(session, event) : handleEvent(session, event)).pipe(
            Effect.andThen(onEvent(event)),
          ),
    ),
  )
  yield* dispatch(session, { event: "connect" })
  const loop = Effect.gen(function* () {
    while (true) {
      const reason = yield* connectOnce(session, credentials, losses, options)
      yield* markRoomsLeft(session)
      yield* dispatch(session, {
        event: "connectionLost",
        ...(reason.detail === undefined ? {} : { detail: reason.detail }),
      })
      const { attempt = 0 } = (yield* SubscriptionRef.get(session.view)).connection
      if (reason.reason === "notAuthenticated" || attempt >= reconnects) {
        yield* dispatch(session, { event: "retriesExhausted" })
        return yield* reason
      }
      yield* Effect.raceFirst(Effect.sleep(reconnectDelay(attempt, yield* Random.next)), whenOnline)
      yield* dispatch(session, { event: "retry" })
    }
  })
  return yield* Effect.ensuring(loop, Effect.andThen(connection.disconnect, Fiber.interrupt(consumer)))
})

/** Connects, and returns the reason for which the connection ended. */
const connectOnce = Effect.fnUntraced(function* (
  session: ChatSession,
  credentials: ChatCredentials,
  losses: Queue.Queue<string | undefined>,
  { onConnected = Effect.void }: ChatRunOptions,
) {
  const connection = yield* ChatConnection
  yield* Queue.clear(losses)
  const connected = Effect.gen(function* () {
    yield* Effect.timeoutOrElse(connection.connect(credentials), {
      duration: `${CONNECT_TIMEOUT_SECONDS} seconds`,
      orElse: () => Effect.fail(new ChatError({ reason: "connectionTimedOut" })),
    })
    yield* restoreRooms(session)
    yield* onConnected
    yield* dispatch(session, { event: "connectionRestored" })
    return yield* sendOutbox(session)
  })
  const lost = Effect.flatMap(Queue.take(losses), (detail) =>
    Effect.fail(new ChatError({ reason: "connectionLost", ...(detail === undefined ? {} : { detail }) })),
  )
  return yield* Effect.flip(Effect.raceFirst(connected, lost))
})

const markRoomsLeft = Effect.fnUntraced(function* ({ view }: ChatSession) {
  yield* SubscriptionRef.update(view, (current) => ({
    ...current,
    conversations: new Map(
      [...current.conversations].map(([jid, { room, messages }]) => [
        jid,
        { room: { ...room, isJoined: false }, messages, typing: new Set<string>(), occupants: new Set<string>() },
      ]),
    ),
  }))
})

/** Joins every known room again and reads the messages that were missed. A room that is gone has ended. */
const restoreRooms = Effect.fnUntraced(function* (session: ChatSession) {
  const { conversations } = yield* SubscriptionRef.get(session.view)
  for (const [roomJid, { room }] of conversations)
    if (room.isClosed !== true)
      yield* Effect.catchIf(
        joinConversation(session, roomJid),
        ({ reason, detail }) => reason === "other" && detail !== "timeout",
        () => updateConversation(session, roomJid, closeConversation),
      )
})

/**
 * Joins the room of an invitation. An agent's room gets the offer and the details of its customer; a customer's device
 * stores the room, so that the conversation continues after a reload.
 */
const acceptInvitation = Effect.fnUntraced(function* (
  session: ChatSession,
  { roomJid, workgroupJid, customerJid }: Extract<ChatEvent, { readonly kind: "invited" }>,
) {
  const offer = offerOf(yield* SubscriptionRef.get(session.view), workgroupJid, customerJid)
  yield* addInvitedRoom(session, {
    roomJid,
    workgroupJid,
    ...(offer === undefined ? {} : { offerId: offer.id, metadata: offer.metadata }),
  })
  const saved = yield* savedSession.read
  if (session.role === "user" && Option.isSome(saved)) yield* savedSession.write({ ...saved.value, roomJid })
  yield* Effect.catch(joinConversation(session, roomJid), (error) =>
    // The room is joined again after the next connection.
    Effect.logWarning("A room was not joined", error.message),
  )
})

/** Returns the offer of an invitation: that of its customer, or the last accepted one when it names no customer. */
function offerOf(
  { offers, conversations }: ChatView,
  workgroupJid: string,
  customerJid: string | undefined,
): ChatOffer | undefined {
  const taken = new Set([...conversations.values()].map(({ room }) => room.offerId))
  const bare = (jid: string) => jid.split("/", 1)[0]
  return offers.findLast(
    (offer) =>
      bare(offer.workgroupJid) === bare(workgroupJid) &&
      (customerJid === undefined
        ? offer.status === "accepted" && !taken.has(offer.id)
        : bare(offer.customerJid) === bare(customerJid)),
  )
}

/** Joins a room and reads its archive after the last known message. */
export const joinConversation = Effect.fn("chat.joinConversation")(function* (session: ChatSession, roomJid: string) {
  const connection = yield* ChatConnection
  yield* connection.joinRoom({ roomJid, nickname: session.nickname })
  const known = (yield* SubscriptionRef.get(session.view)).conversations.get(roomJid)?.room.lastArchiveId
  let after = known
  while (true) {
    const page = yield* connection.loadHistory(roomJid, after).pipe(
      // The server does not have the known message any more: its last page is read.
      Effect.catchIf(
        ({ detail }) => detail === "item-not-found" && after !== undefined,
        () => {
          after = undefined
          return connection.loadHistory(roomJid)
        },
      ),
    )
    yield* addArchivePage(session, roomJid, page, after)
    if (page.isComplete || page.last === undefined || page.last === after || after === undefined) break
    after = page.last
  }
  yield* updateConversation(session, roomJid, (conversation) =>
    withNewestKnown({ ...conversation, room: { ...conversation.room, isJoined: true } }),
  )
  yield* dispatch(session, { event: "roomJoined" })
})

/** Sends the messages of each joined room, independently of the other rooms; never ends. */
const sendOutbox = Effect.fnUntraced(function* (session: ChatSession) {
  const changes = SubscriptionRef.changes(session.view)
  const started = new Set<string>()
  yield* Stream.runForEach(changes, ({ conversations }) =>
    Effect.forEach(
      [...conversations.values()].filter(({ room }) => room.isJoined && !started.has(room.jid)),
      ({ room }) => {
        started.add(room.jid)
        return Effect.forkChild(Stream.runForEach(changes, () => sendRoom(session, room.jid)))
      },
      { discard: true },
    ),
  )
  return yield* Effect.never
})

/** Sends the messages of a room one after another, each after the receipt of the last, so that the order stays. */
const sendRoom = Effect.fnUntraced(function* (session: ChatSession, roomJid: string) {
  const connection = yield* ChatConnection
  while (true) {
    const entry = nextInRoom((yield* SubscriptionRef.get(session.view)).outbox, roomJid)
    if (entry === undefined || entry.tries >= SEND_TRIES) return
    const { originId } = entry
    const isTooLarge = yield* connection.sendMessage(entry).pipe(
      Effect.as(false),
      Effect.catchIf(
        ({ detail }) => detail === "too-large",
        () => Effect.succeed(true),
      ),
    )
    if (isTooLarge) {
      yield* markFailed(session, roomJid, originId)
      return
    }
    const received = yield* SubscriptionRef.changes(session.view).pipe(
      Stream.filter(({ outbox }) =>
        outbox.every((waiting) => waiting.originId !== originId || waiting.tries >= SEND_TRIES),
      ),
      Stream.runHead,
      Effect.timeoutOption(RECEIPT_TIMEOUT_MS),
    )
    if (Option.isSome(received)) continue
    yield* updateOutbox(session, (outbox) => countTry(outbox, originId))
    if (entry.tries + 1 >= SEND_TRIES) yield* markFailed(session, roomJid, originId)
  }
})
