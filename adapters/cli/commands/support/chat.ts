import { createInterface } from "node:readline"
import type { Command } from "commander"
import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import { trackChatStart } from "../../../../application/chat/startChat.ts"
import { WorkgroupGateway } from "../../../../application/chat/WorkgroupGateway.ts"
import { IdGenerator } from "../../../../application/platform/IdGenerator.ts"
import { ensureIdentity } from "../../../../application/session/ensureIdentity.ts"
import { SessionHolder } from "../../../../application/session/SessionHolder.ts"
import type { ChatMessage } from "../../../../domain/chat/ChatMessage.ts"
import { openWorkgroups } from "../../../../domain/chat/openWorkgroups.ts"
import { outgoingMessage } from "../../../../domain/chat/outgoingMessage.ts"
import type { ChatEvent } from "../../../../application/chat/ChatConnection.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import type { CliContext } from "../../CliContext.ts"
import { ExitCode } from "../../ExitCode.ts"
import type { GlobalOptions, OpenChat } from "../../withCliContext.ts"
import { addAssistedPurchaseCommands } from "./assistedPurchase.ts"
import { openChat, withCliContext } from "../../withCliContext.ts"

interface ChatOptions extends GlobalOptions {
  readonly isOpen?: boolean
  readonly name?: string
  readonly email?: string
  readonly about?: string
}

interface AgentOptions extends GlobalOptions {
  readonly id?: string
  readonly workgroup?: readonly string[]
  readonly maxChats: string
  readonly accept?: boolean
}

/** Account of a customer of whom only the token is known. */
const SESSION_ACCOUNT = "session"
const CUSTOMER_NAME = "customer"

const AGENT_HELP = `
The key of the agent is in SELVEDGE_AGENT_KEY. Each line of the input is one of
  accept CUSTOMER, reject CUSTOMER, say ROOM TEXT, forward ROOM AGENT, return ROOM WORKGROUP, leave ROOM`

/** `chat` and `agent`. */
export function addChatCommands(program: Command): void {
  program
    .command("chat [workgroup-id]")
    .description("Chat with customer service; without an ID the open teams are listed")
    .option("--is-open", "Only show whether the chat is open; exit code 3 when it is closed")
    .option("--name <name>", "Your name")
    .option("--email <email>", "Your email")
    .option("--about <sku-or-order>", "Product or order that the chat is about")
    .action(async (workgroupId: string | undefined, _options: unknown, command: Command) => {
      const options: ChatOptions = command.optsWithGlobals()
      await withCliContext(options, async (shop) => {
        if (options.isOpen === true) return showVisibility(shop)
        if (workgroupId === undefined) return listOpenWorkgroups(shop)
        await chatAsCustomer(shop, await openChat(options, shop.store), workgroupId, options)
      })
    })
  const agent = program
    .command("agent")
    .description("Serve customers in the chat, as a person or a script, or shop for a client")
    .addHelpText("after", AGENT_HELP)
    .option("--id <agent-id>", "ID of the agent (required for the chat)")
    .option("--workgroup <workgroup-id...>", "Workgroups to serve (required for the chat)")
    .option("--max-chats <number>", "Conversations at a time", "1")
    .option("--accept", "Accept every offer")
    .action(async (_options: unknown, command: Command) => {
      const { id, workgroup, ...others }: AgentOptions = command.optsWithGlobals()
      if (id === undefined || workgroup === undefined)
        throw new CliUsageError({ message: "Give --id and --workgroup to serve the chat, or use a subcommand." })
      const options = { ...others, id, workgroup }
      await withCliContext(options, async (shop) => serveAsAgent(shop, await openChat(options, shop.store), options))
    })
  addAssistedPurchaseCommands(agent)
}

async function showVisibility({ run, output }: CliContext): Promise<void> {
  const isOpen = await run(WorkgroupGateway.use((gateway) => gateway.getChatVisibility))
  output.result({ isOpen }, [isOpen ? "The chat is open." : "The chat is closed."])
  if (!isOpen) process.exitCode = ExitCode.refused
}

async function listOpenWorkgroups({ run, output }: CliContext): Promise<void> {
  const groups = await run(
    Effect.gen(function* () {
      const all = yield* WorkgroupGateway.use((gateway) => gateway.listChatWorkgroups())
      return openWorkgroups(all, yield* Clock.currentTimeMillis)
    }),
  )
  const listed = groups.map(({ id, name, languageId }) => ({ id, name, languageId }))
  output.result(
    listed,
    listed.length === 0
      ? ["Nobody is available right now. Run `selvedge contact` to write to us."]
      : listed.map(({ id, name }) => `${id}  ${name}`),
  )
}

/** The rooms of a participant, with the messages that were printed. */
interface Participant {
  readonly chat: OpenChat
  readonly nickname: string
  readonly print: (event: Readonly<Record<string, unknown>>, line: string) => void
  readonly printed: Set<string>
}

async function chatAsCustomer(
  shop: CliContext,
  chat: OpenChat,
  workgroupId: string,
  { name, email, about }: ChatOptions,
): Promise<void> {
  const token = await shop.run(
    Effect.gen(function* () {
      yield* ensureIdentity()
      return Option.getOrUndefined(yield* SessionHolder.use((holder) => holder.accessToken))
    }),
  )
  if (token === undefined) throw new CliUsageError({ message: "There is no session to chat with." })
  const workgroupJid = `${workgroupId}@workgroup.${chat.domain}`
  const participant = participantOf(shop, chat, CUSTOMER_NAME)
  const { connection } = chat
  const room = Deferred.makeUnsafe<string>()
  const onEvent = (event: ChatEvent): Effect.Effect<void> => {
    if (event.kind === "queuePosition")
      return Effect.sync(() => participant.print(event, `You are number ${event.position} in the queue.`))
    if (event.kind !== "invited") return printEvent(participant, event)
    return enterRoom(participant, event.roomJid).pipe(Effect.andThen(Deferred.succeed(room, event.roomJid)))
  }
  await inSession(chat, { jid: `${SESSION_ACCOUNT}@${chat.domain}`, password: token }, onEvent, async () => {
    const metadata = Object.entries({ name, email, about }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    await settled(connection.joinQueue({ workgroupJid, metadata: Object.fromEntries(metadata) }))
    await shop.run(trackChatStart(workgroupJid))
    let roomJid: string | undefined
    let previous = ""
    for await (const line of createInterface({ input: process.stdin })) {
      roomJid ??= await Effect.runPromise(Deferred.await(room))
      await say(shop, participant, roomJid, line, previous)
      previous = line
    }
    if (roomJid !== undefined) await settled(connection.leaveRoom({ roomJid, nickname: participant.nickname }))
  })
}

async function serveAsAgent(
  shop: CliContext,
  chat: OpenChat,
  options: AgentOptions & Required<Pick<AgentOptions, "id" | "workgroup">>,
): Promise<void> {
  const key = process.env["SELVEDGE_AGENT_KEY"]
  if (key === undefined) throw new CliUsageError({ message: "Set SELVEDGE_AGENT_KEY to the key of the agent." })
  const maxChats = Number(options.maxChats)
  if (!Number.isInteger(maxChats) || maxChats < 1)
    throw new CliUsageError({ message: `Invalid --max-chats "${options.maxChats}". Use a whole number from 1.` })
  const participant = participantOf(shop, chat, options.id)
  const { connection } = chat
  const offers = new Map<string, string>()
  const decide = (customerJid: string, decision: "accept" | "reject") => {
    const workgroupJid = offers.get(customerJid)
    offers.delete(customerJid)
    return workgroupJid === undefined
      ? Effect.fail(new CliUsageError({ message: `There is no offer of ${customerJid}.` }))
      : connection.decideOffer({ workgroupJid, customerJid }, decision)
  }
  const onEvent = (event: ChatEvent): Effect.Effect<void> => {
    if (event.kind === "invited") return enterRoom(participant, event.roomJid)
    if (event.kind !== "offerReceived") return printEvent(participant, event)
    offers.set(event.customerJid, event.workgroupJid)
    participant.print(event, `Offer: ${event.customerJid} ${JSON.stringify(event.metadata)}`)
    return options.accept === true ? reported(participant, decide(event.customerJid, "accept")) : Effect.void
  }
  const commands: Readonly<Record<string, (first: string, rest: string) => Effect.Effect<unknown, Error>>> = {
    accept: (customerJid) => decide(customerJid, "accept"),
    reject: (customerJid) => decide(customerJid, "reject"),
    say: (roomJid, text) => Effect.promise(() => say(shop, participant, roomJid, text)),
    forward: (roomJid, agentId) => connection.forwardChat(roomJid, `${agentId}@${chat.domain}`),
    return: (roomJid, workgroupId) => connection.forwardChat(roomJid, `${workgroupId}@workgroup.${chat.domain}`),
    leave: (roomJid) => connection.leaveRoom({ roomJid, nickname: participant.nickname }),
  }
  const credentials = { jid: `${options.id}@${chat.domain}`, password: Redacted.make(key) }
  await inSession(chat, credentials, onEvent, async () => {
    for (const workgroupId of options.workgroup)
      await settled(connection.announceAgent(`${workgroupId}@workgroup.${chat.domain}`, maxChats))
    const lines = createInterface({ input: process.stdin })
    participant.print({ kind: "ready" }, `You are serving ${options.workgroup.join(", ")}.`)
    for await (const line of lines) {
      const [name = "", first = "", ...words] = line.trim().split(" ")
      const command = commands[name]
      if (command === undefined) shop.output.note(`Unknown command "${name}".`)
      else await Effect.runPromise(reported(participant, command(first, words.join(" "))))
    }
  })
}

function participantOf({ output }: CliContext, chat: OpenChat, nickname: string): Participant {
  return {
    chat,
    nickname,
    // One value per line, so that a script reads each event as it comes.
    print: (event, line) => process.stdout.write(output.isJson ? `${JSON.stringify(event)}\n` : `${line}\n`),
    printed: new Set(),
  }
}

/** Signs in, prints events while `act` runs, and signs out. */
async function inSession(
  { connection }: OpenChat,
  credentials: Parameters<OpenChat["connection"]["connect"]>[0],
  onEvent: (event: ChatEvent) => Effect.Effect<void>,
  act: () => Promise<void>,
): Promise<void> {
  await settled(connection.connect(credentials))
  const stop = new AbortController()
  const events = Effect.runPromiseExit(Stream.runForEach(connection.events, onEvent), { signal: stop.signal })
  try {
    await act()
  } finally {
    stop.abort()
    await events
    await Effect.runPromise(connection.disconnect)
  }
}

/** Runs a request to the chat; its failure ends the command with a sentence. */
function settled<A>(request: Effect.Effect<A, Error>): Promise<A> {
  return Effect.runPromise(Effect.mapError(request, ({ message }) => new CliUsageError({ message })).pipe(Effect.orDie))
}

/** Prints a failure and goes on. */
function reported(participant: Participant, request: Effect.Effect<unknown, Error>): Effect.Effect<void> {
  return Effect.matchEffect(request, {
    onSuccess: () => Effect.void,
    onFailure: ({ message }) => Effect.sync(() => participant.print({ kind: "failed", message }, message)),
  })
}

function enterRoom(participant: Participant, roomJid: string): Effect.Effect<void> {
  const { connection } = participant.chat
  const entered = connection.joinRoom({ roomJid, nickname: participant.nickname }).pipe(
    Effect.andThen(connection.loadHistory(roomJid)),
    Effect.map(({ messages }) => {
      participant.print({ kind: "entered", roomJid }, `You are in ${roomJid}.`)
      for (const message of messages) printMessage(participant, message)
    }),
  )
  return reported(participant, entered)
}

function printEvent(participant: Participant, event: ChatEvent): Effect.Effect<void> {
  return Effect.sync(() => {
    if (event.kind === "message") return printMessage(participant, event.message)
    if (event.kind === "disconnected") participant.print(event, "The connection is lost.")
    if (event.kind === "offerRevoked") participant.print(event, `The offer of ${event.customerJid} has ended.`)
    if (event.kind === "queueLeft") participant.print(event, "You have left the queue.")
  })
}

/** A message that arrives live and from the archive is printed once. */
function printMessage({ printed, print }: Participant, message: ChatMessage): void {
  const key = `${message.fromJid} ${message.originId}`
  if (printed.has(key)) return
  printed.add(key)
  const sender = message.fromJid.slice(message.roomJid.length + 1)
  print({ kind: "message", ...message }, `${sender}: ${message.body}`)
}

/** Sends a line, with its card numbers masked, unless it is empty. */
async function say(
  { run }: CliContext,
  { chat }: Participant,
  roomJid: string,
  line: string,
  previous?: string,
): Promise<void> {
  const message = outgoingMessage({ body: line, attachments: [] }, previous)
  if (message === undefined) return
  const originId = await run(IdGenerator.use((ids) => ids.uuid))
  await settled(chat.connection.sendMessage({ originId, roomJid, body: message.body, writtenAt: Date.now(), tries: 0 }))
}
