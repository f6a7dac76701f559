import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { httpWorkgroupGateway } from "../../../adapters/backend/chat/HttpWorkgroupGateway.ts"
import { chatAddresses, chatConnection, chatTabs, imageCleaner } from "../../../adapters/composition/browserChat.ts"
import type { ChatAction, ChatScreen } from "../../../application/chat/ChatClient.ts"
import { createChatClient, CUSTOMER_ALIAS_LENGTH } from "../../../application/chat/ChatClient.ts"
import type { SelectedFile } from "../../../application/chat/ImageCleaner.ts"
import { ImageCleaner } from "../../../application/chat/ImageCleaner.ts"
import { listWorkgroups } from "../../../application/chat/listWorkgroups.ts"
import { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import { ensureIdentity } from "../../../application/session/ensureIdentity.ts"
import type { ChatSubject } from "../../../domain/chat/ChatContact.ts"
import { reconnectLimit } from "../../../domain/chat/reconnectDelay.ts"
import { normalizeEmail } from "../../../domain/shared/normalizeEmail.ts"
import type { CommandError } from "../../runtime/CommandResult.ts"
import type { Observable } from "../../runtime/observable.ts"
import { createObservable } from "../../runtime/observable.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

export type ChatCommands = ReturnType<typeof chatCommands>

/** All errors of the chat commands. */
export type ChatCommandError = CommandError<ChatCommands>

/** The customer's input, and the page from which the chat is started. */
export interface ChatStart {
  readonly name: string
  readonly email: string
  readonly workgroupId: string
  readonly subject?: ChatSubject
  /** `sku`, `orderId`, `page`, `topic` and `device`, for the agent. */
  readonly context: Readonly<Record<string, string>>
}

/** Commands of the chat. Its connection is opened with the first chat, and lasts as long as the document. */
export function chatCommands(base: CommandBase) {
  const { store, language } = base.scope
  const addresses = chatAddresses(store.configuration)
  const runPorts = runWith(base, httpWorkgroupGateway, chatConnection, chatTabs, imageCleaner)
  // The chat ends with the document, which closes its connection.
  const scope = Scope.makeUnsafe()
  const run = <A, E>(
    program: Effect.Effect<
      A,
      E,
      Parameters<typeof runPorts>[0] extends Effect.Effect<unknown, unknown, infer R> ? R | Scope.Scope : never
    >,
  ) => runPorts(Effect.provideService(program, Scope.Scope, scope))
  const createClient = Effect.gen(function* () {
    const ids = yield* IdGenerator
    const client = yield* createChatClient({
      accountJid: addresses.domain,
      workgroupJid: addresses.workgroupJid,
      tabId: yield* ids.uuid,
      reconnects: reconnectLimit(store.configuration["CHAT_RECONNECTS"]),
      whenOnline,
    })
    const screen = createObservable<ChatScreen>(yield* SubscriptionRef.get(client.screen))
    yield* Effect.forkScoped(
      Stream.runForEach(SubscriptionRef.changes(client.screen), (next) => Effect.sync(() => screen.set(next))),
    )
    const readable: Observable<ChatScreen> = screen
    return { ...client, screen: readable }
  })
  let client: ReturnType<typeof run<Effect.Success<typeof createClient>, never>> | undefined
  /** Runs a program with the client, which the first one creates. */
  const withClient = async <A, E>(
    use: (client: Effect.Success<typeof createClient>) => Parameters<typeof run<A, E>>[0],
  ) => {
    client ??= run(createClient)
    const created = await client
    return created.ok ? run(use(created.value)) : created
  }
  return {
    /** The chat as it is shown; a stored one continues. */
    open: () => withClient(({ screen }) => Effect.succeed(screen)),
    workgroups: () => run(listWorkgroups(language.id)),
    start: ({ name, email, workgroupId, subject, context }: ChatStart) =>
      withClient((chat) =>
        Effect.gen(function* () {
          yield* ensureIdentity()
          const ids = yield* IdGenerator
          const alias = `c${(yield* ids.uuid).replaceAll("-", "")}`.slice(0, CUSTOMER_ALIAS_LENGTH)
          const contact = { name: name.trim(), email: normalizeEmail(email) }
          yield* chat.start(
            {
              jid: addresses.domain,
              customerId: alias,
              ...contact,
              workgroupId,
              ...(subject === undefined ? {} : { subject }),
            },
            {
              ...context,
              ...contact,
              languageId: language.id,
              language: language.code,
              storeId: store.id,
              countryCode: store.countryCode,
              ...(subject === undefined ? {} : { subject: subject.title, subjectPath: subject.path }),
              acceptsMedia: "true",
            },
          )
        }),
      ),
    act: (action: ChatAction) => withClient(({ act }) => act(action)),
    /** Removes the metadata of an image, and returns it with a preview. */
    prepareImage: (file: SelectedFile) => run(ImageCleaner.use(({ clean }) => clean(file))),
  }
}

/** Completes when the browser reports a network again. */
const whenOnline = Effect.callback<void>((resume) => {
  const report = () => resume(Effect.void)
  globalThis.addEventListener("online", report, { once: true })
  return Effect.sync(() => globalThis.removeEventListener("online", report))
})
