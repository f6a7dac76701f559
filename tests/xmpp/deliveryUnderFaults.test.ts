import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stropheChatConnection } from "../../adapters/chat/stropheChatConnection.ts"
import { ChatConnection } from "../../application/chat/ChatConnection.ts"
import type { ChatCredentials } from "../../application/chat/ChatConnection.ts"
import { createChatSession } from "../../application/chat/ChatSession.ts"
import { joinConversation, runChat } from "../../application/chat/runChat.ts"
import { sendMessage } from "../../application/chat/sendMessage.ts"
import { FakeDevice } from "../support/fakes/FakeDevice.ts"
import { resettingProxy } from "../support/chat/resettingProxy.ts"
import type { ResettingProxy } from "../support/chat/resettingProxy.ts"
import { AGENT, EMBEDDED_DOMAIN, startEmbeddedChat } from "../support/chat/startEmbeddedChat.ts"
import { startProsody } from "../support/chat/startProsody.ts"

/** Number of kills of the server and of reset connections; `npm run test:deep` sets larger ones. */
const KILLS = Number(process.env["CHAT_KILLS"] ?? 2)
const RESETS = Number(process.env["CHAT_RESETS"] ?? 6)
const MESSAGES_PER_FAULT = 5
const SETTLE_MS = 60_000
const POLL_MS = 50

/** A server with accounts of a customer and an agent. */
interface TestedServer {
  readonly port: number
  readonly path: string
  readonly rooms: string
  readonly customer: ChatCredentials
  readonly agent: ChatCredentials
  /** Ends the server without warning and starts it again with the same data. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

const SERVERS: Readonly<Record<string, () => Promise<TestedServer>>> = {
  Prosody: async () => {
    const prosody = await startProsody(["customer", "agent"], { hibernationSeconds: 1 })
    const password = Redacted.make("secret")
    return {
      ...prosody,
      path: "/xmpp-websocket",
      rooms: "rooms.localhost",
      customer: { jid: "customer@localhost", password },
      agent: { jid: "agent@localhost", password },
    }
  },
  "the embedded service": async () => {
    const chat = await startEmbeddedChat()
    return {
      ...chat,
      path: "/chat/websocket",
      rooms: `rooms.${EMBEDDED_DOMAIN}`,
      customer: { jid: `session@${EMBEDDED_DOMAIN}`, password: Redacted.make(await chat.guestToken()) },
      agent: { jid: AGENT.jid, password: Redacted.make(AGENT.password) },
    }
  },
}

/** Creates a room and invites the customer, who cannot enter the rooms of the embedded service otherwise. */
async function createRoom(server: TestedServer, roomJid: string): Promise<void> {
  const connection = () => stropheChatConnection({ websocketUrl: `ws://127.0.0.1:${server.port}${server.path}` })
  const [customer, agent] = [connection(), connection()]
  const { jid } = await Effect.runPromise(customer.connect(server.customer))
  await Effect.runPromise(customer.disconnect)
  await Effect.runPromise(agent.connect(server.agent))
  await Effect.runPromise(agent.joinRoom({ roomJid, nickname: "agent" }))
  await Effect.runPromise(agent.forwardChat(roomJid, jid.split("/", 1)[0] ?? ""))
  // The response comes after the invitation.
  await Effect.runPromise(agent.loadHistory(roomJid))
  await Effect.runPromise(agent.disconnect)
}

/** One participant with its own connection and device. */
interface Participant {
  readonly write: (body: string) => Promise<unknown>
  readonly bodies: () => readonly string[]
  readonly waiting: () => number
  readonly stop: () => Promise<void>
}

async function participant(
  name: "agent" | "customer",
  { path, ...credentials }: TestedServer,
  port: number,
  roomJid: string,
): Promise<Participant> {
  const layer = Layer.mergeAll(
    Layer.succeed(ChatConnection, stropheChatConnection({ websocketUrl: `ws://127.0.0.1:${port}${path}` })),
    new FakeDevice().layer,
  )
  const context = await Effect.runPromise(Effect.scoped(Layer.build(layer)))
  const run = Effect.runPromiseWith(context)
  const session = await run(createChatSession(name, name === "agent" ? "agent" : "user"))
  const chat = Effect.runForkWith(context)(
    runChat(session, credentials[name], { reconnects: 1_000, whenOnline: Effect.sleep(100) }),
  )
  const view = () => SubscriptionRef.getUnsafe(session.view)
  await until(async () =>
    run(joinConversation(session, roomJid)).then(
      () => true,
      () => false,
    ),
  )
  return {
    write: (body) => run(sendMessage(session, roomJid, body)),
    bodies: () => (view().conversations.get(roomJid)?.messages ?? []).map(({ body }) => body),
    waiting: () => view().outbox.length,
    stop: () => Effect.runPromise(Effect.asVoid(Fiber.interrupt(chat))),
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + SETTLE_MS
  while (!(await condition())) {
    if (Date.now() > end) return
    await sleep(POLL_MS)
  }
}

describe.each(Object.entries(SERVERS))("two participants of a conversation on %s", (name, start) => {
  let server: TestedServer
  let proxy: ResettingProxy
  beforeAll(async () => {
    server = await start()
    proxy = await resettingProxy(server.port)
  })
  afterAll(async () => {
    await proxy.close()
    await server.stop()
  })

  /** Both write while faults happen; then both must show all messages once, in the same order. */
  async function converse(room: string, faults: number, fault: (index: number) => Promise<void>): Promise<void> {
    const roomJid = `${room}@${server.rooms}`
    await createRoom(server, roomJid)
    const [customer, agent] = [
      await participant("customer", server, proxy.port, roomJid),
      await participant("agent", server, proxy.port, roomJid),
    ]
    const total = Math.max(1, faults) * MESSAGES_PER_FAULT
    const written = async (from: Participant, prefix: string) => {
      for (let index = 0; index < total; index += 1) {
        await from.write(`${prefix}${index}`)
        await sleep((index * 7) % 20)
      }
    }
    const writing = Promise.all([written(customer, "c"), written(agent, "a")])
    for (let index = 0; index < faults; index += 1) await fault(index)
    await writing
    await until(
      () =>
        customer.waiting() + agent.waiting() === 0 &&
        customer.bodies().length >= 2 * total &&
        agent.bodies().length >= 2 * total,
    )
    const shown = [customer.bodies(), agent.bodies()]
    await Promise.all([customer.stop(), agent.stop()])
    for (const prefix of ["c", "a"])
      for (const bodies of shown)
        expect(bodies.filter((body) => body.startsWith(prefix))).toEqual(
          Array.from({ length: total }, (_, index) => `${prefix}${index}`),
        )
    expect(shown[0]).toEqual(shown[1])
  }

  it("F122 F123 lose, repeat and reorder nothing when connections are reset", async () => {
    await converse("resets", RESETS, async (index) => {
      // Short pauses reset a connection while it is being opened.
      await sleep(index % 2 === 0 ? 150 + index * 10 : index * 3)
      proxy.reset()
    })
    process.stdout.write(`${name}: ${RESETS} resets, nothing lost, repeated or reordered\n`)
  })

  it("F123 lose, repeat and reorder nothing when the server is killed", async () => {
    await converse("kills", KILLS, async () => {
      await sleep(200)
      await server.kill()
    })
    process.stdout.write(`${name}: ${KILLS} kills, nothing lost, repeated or reordered\n`)
  })

  it("need the right password", async () => {
    const connection = stropheChatConnection({ websocketUrl: `ws://127.0.0.1:${server.port}${server.path}` })
    const refused = connection.connect({ jid: server.agent.jid, password: Redacted.make("wrong") })
    expect(await Effect.runPromise(Effect.flip(refused))).toMatchObject({ reason: "notAuthenticated" })
  })
})
