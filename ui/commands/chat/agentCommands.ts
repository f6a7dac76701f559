import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { httpWorkgroupGateway } from "../../../adapters/backend/chat/HttpWorkgroupGateway.ts"
import { agentConnection, chatAddresses, imageCleaner } from "../../../adapters/composition/browserChat.ts"
import { browserRoot, withGateways } from "../../../adapters/composition/browserRoot.ts"
import type { AgentSession, AgentView } from "../../../application/chat/AgentSession.ts"
import { leaveConversation, openAgentSession, requireNewRoom } from "../../../application/chat/AgentSession.ts"
import { ChatConnection } from "../../../application/chat/ChatConnection.ts"
import type { SelectedFile } from "../../../application/chat/ImageCleaner.ts"
import { ImageCleaner } from "../../../application/chat/ImageCleaner.ts"
import type { TypingNotifier } from "../../../application/chat/createTypingNotifier.ts"
import { createTypingNotifier } from "../../../application/chat/createTypingNotifier.ts"
import { forwardChat, manageOffer, reofferChat } from "../../../application/chat/manageConversations.ts"
import { joinConversation } from "../../../application/chat/runChat.ts"
import { discardMessage, markRead, retryMessage, sendMessage } from "../../../application/chat/sendMessage.ts"
import { WorkgroupGateway } from "../../../application/chat/WorkgroupGateway.ts"
import { ChatError } from "../../../domain/chat/ChatError.ts"
import type { ChatForm } from "../../../domain/chat/ChatForm.ts"
import type { Observable } from "../../runtime/observable.ts"
import { createObservable } from "../../runtime/observable.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { StoreContext } from "../CommandBase.ts"

/** Shortest name by which others recognize an agent (`aliasKind`). */
const MIN_ALIAS_LENGTH = 4
const MAX_ALIAS_LENGTH = 12

export type AgentCommands = ReturnType<typeof agentCommands>

/** The commands of an agent's console. All but `signIn` need a session. */
export function agentCommands(scope: StoreContext) {
  const { domain, workgroupJid } = chatAddresses(scope.store.configuration)
  const services = browserRoot(
    {
      backendUrl: "",
      sessionHolder: "server",
      sendPolicy: () => Promise.resolve((send) => send),
      announce: () => undefined,
    },
    scope,
  )
  // The session is open until the page is closed.
  const pageScope = Scope.makeUnsafe()
  const run = programRunner(
    withGateways(services, httpWorkgroupGateway, agentConnection, imageCleaner).context.pipe(
      Context.add(Scope.Scope, pageScope),
    ),
  )
  let agent: AgentSession | undefined
  const typing = new Map<string, TypingNotifier>()
  const withSession = <A, E, R>(use: (open: AgentSession) => Effect.Effect<A, E, R>) =>
    Effect.suspend((): Effect.Effect<A, E | ChatError, R> =>
      agent === undefined ? Effect.fail(new ChatError({ reason: "notAuthenticated" })) : use(agent),
    )
  return {
    /** Returns the session as it is shown. */
    signIn: (agentId: string, key: string) =>
      run(
        Effect.gen(function* () {
          const nickname = agentId.slice(0, MAX_ALIAS_LENGTH).padEnd(MIN_ALIAS_LENGTH, "-")
          const opened = yield* openAgentSession(nickname, {
            jid: `${agentId}@${domain}`,
            password: Redacted.make(key),
          })
          agent = opened
          const observable = createObservable<AgentView>(yield* SubscriptionRef.get(opened.view))
          yield* Effect.forkScoped(
            Stream.runForEach(SubscriptionRef.changes(opened.view), (view) => Effect.sync(() => observable.set(view))),
          )
          const readable: Observable<AgentView> = observable
          return readable
        }),
      ),
    workgroups: () =>
      run(
        Effect.map(
          WorkgroupGateway.use(({ listChatWorkgroups }) => listChatWorkgroups()),
          (groups) => groups.map((group) => ({ ...group, jid: workgroupJid(group.id) })),
        ),
      ),
    announce: (workgroupJids: readonly string[], maxChats: number) =>
      run(withSession(({ announce }) => announce(workgroupJids, maxChats))),
    manageOffer: (offerId: string, decision: "accept" | "reject") =>
      run(withSession(({ session }) => manageOffer(session, offerId, decision))),
    send: (roomJid: string, body: string) =>
      run(
        withSession(({ session }) =>
          Effect.tap(sendMessage(session, roomJid, body), () => typing.get(roomJid)?.sent ?? Effect.void),
        ),
      ),
    sendForm: (roomJid: string, form: ChatForm) =>
      run(withSession(({ session }) => sendMessage(session, roomJid, form.title ?? "", undefined, { form }))),
    attach: (roomJid: string, file: SelectedFile) =>
      run(
        withSession(({ session }) =>
          Effect.gen(function* () {
            const { file: image } = yield* ImageCleaner.use(({ clean }) => clean(file))
            const attachment = yield* ChatConnection.use(({ uploadFile }) => uploadFile(image))
            yield* sendMessage(session, roomJid, "", attachment)
          }),
        ),
      ),
    retry: (originId: string) => run(withSession(({ session }) => retryMessage(session, originId))),
    discard: (originId: string) => run(withSession(({ session }) => discardMessage(session, originId))),
    markRead: (roomJid: string) => run(withSession(({ session }) => markRead(session, roomJid))),
    typing: (roomJid: string) =>
      run(
        withSession(() =>
          Effect.gen(function* () {
            const notifier = typing.get(roomJid) ?? (yield* createTypingNotifier(roomJid))
            typing.set(roomJid, notifier)
            yield* notifier.pressed
          }),
        ),
      ),
    /** To another agent or workgroup. */
    forward: (roomJid: string, targetJid: string) =>
      run(withSession(({ session }) => forwardChat(session, roomJid, targetJid))),
    reoffer: (roomJid: string) => run(withSession(({ session }) => reofferChat(session, roomJid))),
    leave: (roomJid: string) => run(withSession((open) => leaveConversation(open, roomJid))),
    join: (roomJid: string) =>
      run(
        withSession((open) => Effect.andThen(requireNewRoom(open, roomJid), joinConversation(open.session, roomJid))),
      ),
    statistics: (group: string, day: string) =>
      run(withSession(() => ChatConnection.use(({ loadStatistics }) => loadStatistics(group, day)))),
  }
}
