import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { ChatError } from "../../domain/chat/ChatError.ts"
import { ChatRoom } from "../../domain/chat/ChatRoom.ts"
import type { CrossTabLock } from "../platform/CrossTabLock.ts"
import type { KeyValueStore } from "../platform/KeyValueStore.ts"
import { storedValue } from "../platform/StoredValue.ts"
import type { ChatCredentials, ChatEvent, QueuedCustomer } from "./ChatConnection.ts"
import { ChatConnection } from "./ChatConnection.ts"
import type { ChatSession, ChatView } from "./ChatSession.ts"
import { createChatSession, updateConversation } from "./ChatSession.ts"
import { runChat } from "./runChat.ts"

/** Rooms of an agent's conversations, which are joined again after a reload. */
const storedRooms = storedValue("chatAgentRooms", 1, Schema.Array(ChatRoom))

/** The queue of a workgroup. */
export interface QueueView {
  readonly isOpen: boolean
  readonly count: number
  /** Expected wait. */
  readonly waitSeconds?: number
  readonly customers: readonly QueuedCustomer[]
}

/** An agent of the roster. */
export interface TeamMember {
  readonly name: string
  readonly isAvailable: boolean
  readonly currentChats?: number
  readonly maxChats?: number
}

/** What an agent's console shows. */
export interface AgentView {
  readonly chat: ChatView
  /** By the workgroup's address. */
  readonly queues: ReadonlyMap<string, QueueView>
  /** By the agent's address. */
  readonly team: ReadonlyMap<string, TeamMember>
  /** The reason for which the session ended. */
  readonly error?: ChatError
}

/** The chat of an agent. */
export interface AgentSession {
  readonly session: ChatSession
  readonly view: SubscriptionRef.SubscriptionRef<AgentView>
  /** Serves these workgroups with at most `maxChats` conversations at a time; 0 means away. */
  readonly announce: (
    workgroupJids: readonly string[],
    maxChats: number,
  ) => Effect.Effect<void, ChatError, ChatConnection>
}

const NO_QUEUE: QueueView = { isOpen: false, count: 0, customers: [] }

/**
 * Signs an agent in, and keeps the session connected until the scope ends. Conversations of an earlier page continue.
 * Fails with the reason of the first connection.
 */
export const openAgentSession: (
  nickname: string,
  credentials: ChatCredentials,
) => Effect.Effect<AgentSession, ChatError, ChatConnection | CrossTabLock | KeyValueStore | Scope.Scope> = Effect.fn(
  "chat.openAgentSession",
)(function* (nickname: string, credentials: ChatCredentials) {
  const connection = yield* ChatConnection
  const session = yield* createChatSession(nickname, "agent")
  for (const room of Option.getOrElse(yield* storedRooms.read, () => []))
    yield* updateConversation(session, room.jid, (conversation) => ({
      ...conversation,
      room: { ...room, isJoined: false, isForwarding: false },
    }))
  const view = yield* SubscriptionRef.make<AgentView>({
    chat: yield* SubscriptionRef.get(session.view),
    queues: new Map(),
    team: new Map(),
  })
  const connected = yield* Deferred.make<void, ChatError>()
  let announced: { readonly workgroupJids: readonly string[]; readonly maxChats: number } | undefined
  const announce = Effect.fnUntraced(function* (workgroupJids: readonly string[], maxChats: number) {
    announced = { workgroupJids, maxChats }
    for (const workgroupJid of workgroupJids) yield* connection.announceAgent(workgroupJid, maxChats)
  })
  const onConnected = Effect.gen(function* () {
    const roster = yield* connection.roster
    yield* SubscriptionRef.update(view, (current) => ({
      ...current,
      team: new Map(
        roster.map(({ jid, name = jid }) => [jid, { isAvailable: false, ...current.team.get(jid), name }] as const),
      ),
    }))
    if (announced !== undefined) yield* announce(announced.workgroupJids, announced.maxChats)
    yield* Deferred.succeed(connected, undefined)
  })
  const onEvent = (event: ChatEvent) => SubscriptionRef.update(view, (current) => afterEvent(current, event))
  yield* Effect.forkScoped(
    Effect.gen(function* () {
      const error = yield* Effect.flip(runChat(session, credentials, { onConnected, onEvent }))
      yield* Deferred.fail(connected, error)
      yield* SubscriptionRef.update(view, (current) => ({ ...current, error }))
    }),
  )
  yield* Effect.forkScoped(
    Stream.runForEach(SubscriptionRef.changes(session.view), (chat) =>
      Effect.gen(function* () {
        yield* SubscriptionRef.update(view, (current) => ({ ...current, chat }))
        yield* storedRooms.write(
          [...chat.conversations.values()].flatMap(({ room }) => (room.isClosed === true ? [] : [room])),
        )
      }),
    ),
  )
  yield* Deferred.await(connected)
  return { session, view, announce } satisfies AgentSession
})

function afterEvent(view: AgentView, event: ChatEvent): AgentView {
  switch (event.kind) {
    case "queueUpdated":
    case "queueDetailsUpdated": {
      const known = view.queues.get(event.workgroupJid) ?? NO_QUEUE
      const changes = event.kind === "queueUpdated" ? event.queue : { customers: event.customers }
      return { ...view, queues: new Map([...view.queues, [event.workgroupJid, { ...known, ...changes }]]) }
    }
    case "presence":
      return withMember(view, event.jid, { isAvailable: event.isAvailable })
    case "agentStatus": {
      const { currentChats, maxChats } = event
      return withMember(view, event.agentJid.split("/", 1)[0] ?? "", {
        ...(currentChats === undefined ? {} : { currentChats }),
        ...(maxChats === undefined ? {} : { maxChats }),
      })
    }
    default:
      return view
  }
}

/** Presences of persons outside the roster are ignored. */
function withMember(view: AgentView, jid: string, changes: Partial<TeamMember>): AgentView {
  const known = view.team.get(jid)
  return known === undefined ? view : { ...view, team: new Map([...view.team, [jid, { ...known, ...changes }]]) }
}

/** Leaves a conversation and removes it from the session. */
export const leaveConversation = Effect.fn("chat.leaveConversation")(function* (
  { session }: AgentSession,
  roomJid: string,
) {
  const connection = yield* ChatConnection
  yield* Effect.catchIf(
    connection.leaveRoom({ roomJid, nickname: session.nickname }),
    ({ reason }) => reason === "connectionLost",
    (error) =>
      // The server removes a participant who is not connected.
      Effect.logDebug("A room was not left", error.message),
  )
  yield* SubscriptionRef.update(session.view, (current) => {
    const conversations = new Map(current.conversations)
    conversations.delete(roomJid)
    return { ...current, conversations }
  })
})

/** Joins a conversation of another agent. Fails with `roomAlreadyJoined`. */
export const requireNewRoom = Effect.fn("chat.requireNewRoom")(function* ({ session }: AgentSession, roomJid: string) {
  const known = (yield* SubscriptionRef.get(session.view)).conversations.get(roomJid)
  if (known?.room.isJoined === true) return yield* new ChatError({ reason: "roomAlreadyJoined", detail: roomJid })
})
