import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import type { SavedChatSession } from "../../domain/chat/ChatContact.ts"
import { ChatError } from "../../domain/chat/ChatError.ts"
import type { FormAnswers, FormRefused } from "../../domain/chat/ChatForm.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import type { IdGenerator } from "../platform/IdGenerator.ts"
import type { KeyValueStore } from "../platform/KeyValueStore.ts"
import { TabChannel } from "../platform/TabChannel.ts"
import { answerForm } from "./answerForm.ts"
import type { ChatFile } from "./ChatConnection.ts"
import { ChatConnection } from "./ChatConnection.ts"
import type { ChatSession, ChatView } from "./ChatSession.ts"
import { createChatSession, savedSession, updateConversation } from "./ChatSession.ts"
import type { TypingNotifier } from "./createTypingNotifier.ts"
import { createTypingNotifier } from "./createTypingNotifier.ts"
import type { ChatRunOptions } from "./runChat.ts"
import { runChat } from "./runChat.ts"
import { discardMessage, markRead, retryMessage, sendMessage } from "./sendMessage.ts"
import { closeChat, startChat } from "./startChat.ts"

const TAB_LOCK = "selvedge.chat.tab"
/** The tab with the connection responds to a command of another tab within this time. */
const TAB_RESPONSE_MS = 3_000
/** Length of a customer's name in rooms, by which others recognize a customer (`aliasKind`). */
export const CUSTOMER_ALIAS_LENGTH = 13

/** What a customer does in a chat. Each tab may do it; the tab with the connection carries it out. */
export type ChatAction =
  | { readonly action: "send"; readonly roomJid: string; readonly body: string }
  | { readonly action: "attach"; readonly roomJid: string; readonly file: ChatFile }
  | { readonly action: "answer"; readonly roomJid: string; readonly originId: string; readonly answers: FormAnswers }
  | { readonly action: "retry" | "discard"; readonly originId: string }
  | { readonly action: "read" | "typing"; readonly roomJid: string }
  | { readonly action: "emailTranscript"; readonly roomJid: string; readonly email: string }
  | { readonly action: "rate"; readonly roomJid: string; readonly stars: number; readonly comment: string }
  | { readonly action: "end" }

/** The chat of this browser as a tab shows it. */
export interface ChatScreen {
  readonly view: ChatView
  /** Absent before a chat is started, and after its end. */
  readonly saved?: SavedChatSession
  /** The reason for which the chat ended by itself. */
  readonly error?: ChatError
}

/** Messages between tabs. */
type TabMessage =
  | { readonly kind: "hello" }
  | { readonly kind: "screen"; readonly screen: SharedScreen }
  | { readonly kind: "action"; readonly id: string; readonly action: ChatAction }
  | { readonly kind: "done"; readonly id: string; readonly failure?: SharedFailure }

type DoneMessage = Extract<TabMessage, { readonly kind: "done" }>

/** Errors have no prototype in a message. */
interface SharedScreen extends Omit<ChatScreen, "error"> {
  readonly failure?: { readonly reason: ChatError["reason"]; readonly detail?: string }
}
type SharedFailure = { readonly reason: ChatError["reason"]; readonly detail?: string }

type ClientPorts = ChatConnection | CrossTabLock | IdGenerator | KeyValueStore | TabChannel | Scope.Scope

/** One chat of a customer for all tabs of the browser (F138). */
export interface ChatClient {
  readonly screen: SubscriptionRef.SubscriptionRef<ChatScreen>
  /** Starts a chat with a workgroup. `metadata` are details of the customer for the agent. */
  readonly start: (
    saved: SavedChatSession,
    metadata: Readonly<Record<string, string>>,
  ) => Effect.Effect<void, never, ClientPorts>
  readonly act: (action: ChatAction) => Effect.Effect<void, ChatError | FormRefused, ClientPorts>
}

/** Options of a client. */
export interface ChatClientOptions extends Pick<ChatRunOptions, "reconnects" | "whenOnline"> {
  /** Address of the account, with which the connection signs in. */
  readonly accountJid: string
  /** The workgroup's address. */
  readonly workgroupJid: (workgroupId: string) => string
  readonly tabId: string
}

const EMPTY: ChatView = { connection: { phase: "idle" }, conversations: new Map(), outbox: [], offers: [] }

/**
 * Creates the chat of this tab. A stored chat continues; while another tab has the connection, this tab shows that
 * tab's chat and sends its actions there, and takes over when it is closed.
 */
export const createChatClient = Effect.fn("chat.createClient")(function* (options: ChatClientOptions) {
  const channel = yield* TabChannel
  const screen = yield* SubscriptionRef.make<ChatScreen>({ view: EMPTY })
  /** The chat also of a browser without storage. */
  let current: SavedChatSession | undefined
  let leading: Leading | undefined
  let waiting: Fiber.Fiber<void> | undefined
  let lastAction = 0
  const pending = new Map<string, Deferred.Deferred<DoneMessage>>()
  const post = (message: TabMessage) => channel.post(message)

  const share = (shown: ChatScreen) => post({ kind: "screen", screen: toShared(shown) })

  /** Waits for the connection of this browser, then has it until the chat ends. */
  const lead = Effect.fnUntraced(function* (metadata: Readonly<Record<string, string>>) {
    const lock = yield* CrossTabLock
    yield* lock.withLock(TAB_LOCK)(
      Effect.gen(function* () {
        const saved = Option.getOrUndefined(yield* savedSession.read) ?? current
        if (saved === undefined) return
        const session = yield* continueSession(saved, yield* SubscriptionRef.get(screen))
        leading = { session, typing: new Map() }
        const follow = Stream.runForEach(SubscriptionRef.changes(session.view), (view) =>
          Effect.gen(function* () {
            if (current === undefined) return
            const next = { view, saved }
            yield* SubscriptionRef.set(screen, next)
            yield* share(next)
          }),
        )
        const error = yield* Effect.raceFirst(
          Effect.flip(
            runChat(session, credentialsOf(options), { ...options, onConnected: enqueue(session, metadata) }),
          ),
          Effect.flatMap(follow, () => Effect.never),
        )
        const ended = { view: yield* SubscriptionRef.get(session.view), saved, error }
        yield* SubscriptionRef.set(screen, ended)
        yield* share(ended)
      }).pipe(
        Effect.ensuring(
          Effect.sync(() => {
            leading = undefined
            waiting = undefined
          }),
        ),
      ),
    )
  })

  const enqueue = (session: ChatSession, metadata: Readonly<Record<string, string>>) =>
    Effect.gen(function* () {
      const { conversations } = yield* SubscriptionRef.get(session.view)
      // A customer whose conversation has ended does not wait for another one by connecting again.
      if (current === undefined || conversations.size > 0) return
      const workgroupJid = options.workgroupJid(current.workgroupId)
      const error = yield* Effect.flip(startChat(session, { workgroupJid, metadata }, current)).pipe(Effect.option)
      // In the queue already: the server reports the position.
      if (Option.isSome(error) && error.value.reason !== "alreadyInWorkgroup") return yield* error.value
    }).pipe(Effect.provideContext(context))

  const context = yield* Effect.context<ClientPorts>()
  const beginLeading = (metadata: Readonly<Record<string, string>>) =>
    Effect.gen(function* () {
      if (waiting !== undefined) return
      waiting = yield* Effect.forkScoped(lead(metadata))
    })

  const perform = Effect.fnUntraced(function* ({ session, typing }: Leading, action: ChatAction) {
    switch (action.action) {
      case "send":
        yield* sendMessage(session, action.roomJid, action.body)
        return yield* typing.get(action.roomJid)?.sent ?? Effect.void
      case "attach": {
        const connection = yield* ChatConnection
        const attachment = yield* connection.uploadFile(action.file)
        return yield* Effect.asVoid(sendMessage(session, action.roomJid, "", attachment))
      }
      case "answer":
        return yield* answerForm(session, action.roomJid, action.originId, action.answers)
      case "retry":
        return yield* retryMessage(session, action.originId)
      case "discard":
        return yield* discardMessage(session, action.originId)
      case "read":
        return yield* markRead(session, action.roomJid)
      case "typing": {
        const notifier = typing.get(action.roomJid) ?? (yield* createTypingNotifier(action.roomJid))
        typing.set(action.roomJid, notifier)
        return yield* notifier.pressed
      }
      case "emailTranscript":
      case "rate": {
        const connection = yield* ChatConnection
        const { roomJid } = action
        const workgroupJid = yield* workgroupOf(session, roomJid, options)
        return yield* action.action === "rate"
          ? connection.rateChat({ workgroupJid, roomJid }, action)
          : connection.emailTranscript({ workgroupJid, roomJid }, action.email)
      }
      case "end": {
        const { phase } = (yield* SubscriptionRef.get(session.view)).connection
        if (phase === "queued" && current !== undefined) {
          const connection = yield* ChatConnection
          yield* Effect.catch(connection.leaveQueue(options.workgroupJid(current.workgroupId)), (error) =>
            // The server removes a customer who is gone.
            Effect.logDebug("The queue was not left", error.message),
          )
        }
        current = undefined
        yield* closeChat(session)
        if (waiting !== undefined) yield* Effect.forkDetach(Fiber.interrupt(waiting))
        yield* SubscriptionRef.set(screen, { view: EMPTY })
        return yield* share({ view: EMPTY })
      }
    }
  })

  /** Without a response the other tab was closed, and this tab has the connection now or next. */
  const delegate = Effect.fnUntraced(function* (action: ChatAction) {
    lastAction += 1
    const id = `${options.tabId}-${lastAction}`
    const done = yield* Deferred.make<DoneMessage>()
    pending.set(id, done)
    yield* post({ kind: "action", id, action })
    const response = yield* Effect.timeoutOption(Deferred.await(done), TAB_RESPONSE_MS)
    pending.delete(id)
    if (Option.isSome(response)) {
      const { failure } = response.value
      return failure === undefined ? undefined : yield* new ChatError(failure)
    }
    if (leading !== undefined) return yield* perform(leading, action)
    if (action.action !== "end") return yield* new ChatError({ reason: "connectionLost" })
    current = undefined
    yield* savedSession.remove
    return yield* SubscriptionRef.set(screen, { view: EMPTY })
  })

  const act = (action: ChatAction) => (leading === undefined ? delegate(action) : perform(leading, action))

  const receive = Effect.fnUntraced(function* (message: unknown) {
    if (!isTabMessage(message)) return
    switch (message.kind) {
      case "hello":
        return leading === undefined ? undefined : yield* share(yield* SubscriptionRef.get(screen))
      case "screen": {
        if (leading !== undefined) return
        const { failure, ...rest } = message.screen
        current = rest.saved
        yield* SubscriptionRef.set(screen, {
          ...rest,
          ...(failure === undefined ? {} : { error: new ChatError(failure) }),
        })
        return rest.saved === undefined ? undefined : yield* beginLeading({})
      }
      case "action": {
        if (leading === undefined) return
        const failure = yield* Effect.match(perform(leading, message.action), {
          onSuccess: () => ({}),
          onFailure: (error): { readonly failure: SharedFailure } => ({
            failure:
              error._tag === "ChatError"
                ? { reason: error.reason, ...(error.detail === undefined ? {} : { detail: error.detail }) }
                : { reason: "other", detail: "form" },
          }),
        })
        return yield* post({ kind: "done", id: message.id, ...failure })
      }
      case "done": {
        const done = pending.get(message.id)
        if (done !== undefined) yield* Deferred.succeed(done, message)
      }
    }
  })

  yield* Effect.forkScoped(Stream.runForEach(channel.messages, receive))
  yield* post({ kind: "hello" })
  const saved = yield* savedSession.read
  if (Option.isSome(saved)) {
    current = saved.value
    yield* SubscriptionRef.update(screen, (shown) => ({ saved: saved.value, ...shown }))
    yield* beginLeading({})
  }
  return {
    screen,
    start: (next, metadata) =>
      Effect.gen(function* () {
        current = next
        yield* savedSession.write(next)
        yield* SubscriptionRef.set(screen, { view: EMPTY, saved: next })
        yield* beginLeading(metadata)
      }),
    act,
  } satisfies ChatClient
})

interface Leading {
  readonly session: ChatSession
  readonly typing: Map<string, TypingNotifier>
}

/** Creates the session of a stored chat, with the messages that another tab has shown. */
const continueSession = Effect.fnUntraced(function* (saved: SavedChatSession, { view }: ChatScreen) {
  const session = yield* createChatSession(saved.customerId, "user")
  yield* SubscriptionRef.update(session.view, (current) => ({
    ...current,
    conversations: new Map([...view.conversations, ...current.conversations]),
  }))
  if (saved.roomJid !== undefined) yield* updateConversation(session, saved.roomJid, (conversation) => conversation)
  return session
})

const workgroupOf = Effect.fnUntraced(function* (
  { view }: ChatSession,
  roomJid: string,
  { workgroupJid }: ChatClientOptions,
) {
  const known = (yield* SubscriptionRef.get(view)).conversations.get(roomJid)?.room.workgroupJid
  if (known !== undefined) return known
  const saved = yield* savedSession.read
  return workgroupJid(Option.isSome(saved) ? saved.value.workgroupId : "")
})

// The account is that of the request's cookie, so that there is no password.
const credentialsOf = ({ accountJid }: ChatClientOptions) => ({ jid: accountJid, password: Redacted.make("") })

function toShared({ error, ...rest }: ChatScreen): SharedScreen {
  if (error === undefined) return rest
  const { reason, detail } = error
  return { ...rest, failure: { reason, ...(detail === undefined ? {} : { detail }) } }
}

/** Tabs of another release use another channel, so that the kind is enough. */
function isTabMessage(message: unknown): message is TabMessage {
  return typeof message === "object" && message !== null && "kind" in message
}
