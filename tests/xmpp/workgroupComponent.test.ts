import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stropheChatConnection } from "../../adapters/chat/stropheChatConnection.ts"
import type { ChatEvent } from "../../application/chat/ChatConnection.ts"
import { createChat } from "../../contracts/sandbox/chat/createChat.ts"
import type { SandboxChat } from "../../contracts/sandbox/chat/createChat.ts"
import type { ServedWorkgroup } from "../../contracts/sandbox/chat/workgroup/Workgroups.ts"
import { migrations } from "../../contracts/sandbox/composition/migrations.ts"
import { migrate } from "../../contracts/sandbox/platform/storage/migrate.ts"
import { openStorage } from "../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../contracts/sandbox/platform/storage/Storage.ts"
import { startEjabberd } from "../support/chat/startEjabberd.ts"
import { startProsody } from "../support/chat/startProsody.ts"
import { newDatabase } from "../support/sandbox/newDatabase.ts"

const SECRET = "component-secret"
const WORKGROUP = "support@workgroup.localhost"
const OPEN: ServedWorkgroup = {
  id: "support",
  name: "Support",
  isOpen: true,
  welcomeMessage: "How can we help?",
  idleSeconds: 300,
  destroySeconds: 900,
}

const ACCOUNTS = ["customer", "agent-1", "agent-2"]
const SERVERS = {
  Prosody: () => startProsody(ACCOUNTS, { componentSecret: SECRET }),
  // Debian's start script belongs to root.
  ...(process.getuid?.() === 0 ? { ejabberd: () => startEjabberd(ACCOUNTS, SECRET) } : {}),
}

describe.each(Object.entries(SERVERS))("the workgroups as a component of %s", (_, start) => {
  let server: Awaited<ReturnType<typeof start>>
  let storage: Storage
  let chat: SandboxChat
  let drop: () => Promise<void>
  beforeAll(async () => {
    server = await start()
    const { close, ...database } = await newDatabase(true)
    drop = close
    storage = await openStorage(database)
    await migrate(storage.db, migrations, 0)
    chat = createChat(
      {
        storage,
        ports: {
          now: Date.now,
          random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
          log: () => undefined,
        },
        stores: {
          all: () => Promise.resolve([]),
          findStore: () => Promise.reject(new Error("unused")),
          findCatalog: () => Promise.reject(new Error("unused")),
          require: () => Promise.reject(new Error("unused")),
          requireCatalog: () => Promise.reject(new Error("unused")),
          configuration: () => Promise.resolve(new Map()),
        },
        shopUrl: () => "",
        providers: { url: () => "", shopOrigins: () => [] },
      },
      {
        server: { url: `xmpp://localhost:${server.componentPort}`, componentSecret: SECRET },
        directory: {
          find: async (id) => (id === OPEN.id ? OPEN : undefined),
          list: async () => [OPEN],
          agentIds: async () => ["agent-1", "agent-2"],
        },
      },
    )
  })
  afterAll(async () => {
    chat.close()
    await storage.close()
    await drop()
    await server.stop()
  })

  const connect = async (name: string) => {
    const connection = stropheChatConnection({ websocketUrl: `ws://127.0.0.1:${server.port}/${server.websocketPath}` })
    const events: ChatEvent[] = []
    Effect.runFork(Stream.runForEach(connection.events, (event) => Effect.sync(() => void events.push(event))))
    await Effect.runPromise(connection.connect({ jid: `${name}@localhost`, password: Redacted.make("secret") }))
    const next = async <Kind extends ChatEvent["kind"]>(kind: Kind) => {
      await expect.poll(() => events.some((event) => event.kind === kind), { timeout: 10_000 }).toBe(true)
      return events.flatMap((event) => (event.kind === kind ? [event] : []))[0]
    }
    return { connection, next }
  }

  it("queue a customer, offer the conversation, and invite both to a room that others cannot enter", async () => {
    const [customer, agent, other] = [await connect("customer"), await connect("agent-1"), await connect("agent-2")]
    await expect
      .poll(() => Effect.runPromiseExit(customer.connection.requestQueueForm(WORKGROUP)), { timeout: 10_000 })
      .toMatchObject({ _tag: "Success" })
    await Effect.runPromise(agent.connection.announceAgent(WORKGROUP, 3))
    await Effect.runPromise(customer.connection.joinQueue({ workgroupJid: WORKGROUP, metadata: { name: "Ana" } }))
    const offer = await agent.next("offerReceived")
    if (offer?.kind !== "offerReceived") return
    expect(offer.metadata).toEqual({ name: "Ana" })
    await Effect.runPromise(agent.connection.decideOffer(offer, "accept"))
    const invited = await customer.next("invited")
    await agent.next("invited")
    if (invited?.kind !== "invited") return
    const { roomJid } = invited
    await Effect.runPromise(customer.connection.joinRoom({ roomJid, nickname: "customer" }))
    await Effect.runPromise(agent.connection.joinRoom({ roomJid, nickname: "agent" }))
    await Effect.runPromise(
      customer.connection.sendMessage({ originId: "m1", roomJid, body: "Hello", writtenAt: 0, tries: 0 }),
    )
    await expect
      .poll(async () => {
        const { messages } = await Effect.runPromise(agent.connection.loadHistory(roomJid))
        return messages.map(({ body }) => body)
      })
      .toEqual(["How can we help?", "Hello"])
    const intruder = Effect.runPromiseExit(other.connection.joinRoom({ roomJid, nickname: "other" }))
    expect(await intruder).toMatchObject({ _tag: "Failure" })
    for (const { connection } of [customer, agent, other]) await Effect.runPromise(connection.disconnect)
  })
})
