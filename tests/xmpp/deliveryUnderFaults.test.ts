import { client, xml } from "@xmpp/client"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { WebSocket } from "ws"
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
/** A participant that shows no more messages for this time has lost the others. */
const SETTLE_MS = 60_000
const POLL_MS = 50
/** The foreign participant sends again what the archive does not have after this time. */
const RESEND_MS = 1_000
const MUC = "http://jabber.org/protocol/muc"
const MAM = "urn:xmpp:mam:2"
const RSM = "http://jabber.org/protocol/rsm"

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

/**
 * A participant by `@xmpp/client`, which has no outbox: this one sends the next message when the archive has the last
 * one, and shows the archive.
 */
async function foreignParticipant(server: TestedServer, port: number, roomJid: string): Promise<Participant> {
  const { jid, password } = server.agent
  const [username = "", domain = ""] = jid.split("@")
  const xmpp = client({
    service: `ws://127.0.0.1:${port}${server.path}`,
    domain,
    // The connection to this machine is not encrypted, for which the library would not choose this mechanism.
    credentials: (authenticate) =>
      authenticate({ username, password: Redacted.value(password) }, "PLAIN", xml("user-agent")),
  })
  xmpp.reconnect.delay = 100
  const outbox: string[] = []
  const shown = new Map<string, string>()
  let last: string | undefined
  let isJoined = false
  let work = Promise.resolve()
  const join = () => {
    isJoined = false
    const x = xml("x", { xmlns: MUC }, xml("history", { maxstanzas: "0" }))
    return xmpp.send(xml("presence", { to: `${roomJid}/agent` }, x))
  }
  const readArchive = async (): Promise<void> => {
    const set = xml("set", { xmlns: RSM }, xml("max", {}, "50"), last === undefined ? "" : xml("after", {}, last))
    const query = xml("query", { xmlns: MAM }, set)
    const page = await xmpp.iqCaller.request(xml("iq", { type: "set", to: roomJid }, query), 5_000)
    if (page.getChild("fin", MAM)?.attrs["complete"] !== "true") await readArchive()
  }
  const send = async (): Promise<void> => {
    const [body] = outbox
    if (!isJoined || body === undefined) return
    const id = `agent-${body}`
    const originId = xml("origin-id", { xmlns: "urn:xmpp:sid:0", id })
    await xmpp.send(xml("message", { to: roomJid, type: "groupchat", id }, xml("body", {}, body), originId))
  }
  // A lost connection ends a step; the next one begins with the archive again.
  const inOrder = (...steps: readonly (() => Promise<unknown>)[]) => {
    work = work
      .then(async () => {
        for (const step of steps) await step()
      })
      .catch(() => undefined)
  }
  // One reading is enough for all messages that arrive before it begins.
  let isWaiting = false
  const continueSending = () => {
    if (isWaiting) return
    isWaiting = true
    inOrder(
      async () => {
        isWaiting = false
      },
      readArchive,
      send,
    )
  }
  const resending = setInterval(() => outbox.length > 0 && continueSending(), RESEND_MS)
  xmpp.on("stanza", (stanza) => {
    const result = stanza.getChild("result", MAM)
    const archived = result?.getChild("forwarded")?.getChild("message")
    const body = archived?.getChildText("body")
    if (result !== undefined && archived !== undefined) {
      last = result.attrs["id"]
      const { from = "", id = "" } = archived.attrs
      const originId = archived.getChild("origin-id")?.attrs["id"] ?? id
      if (typeof body === "string" && !shown.has(`${from} ${originId}`)) shown.set(`${from} ${originId}`, body)
      if (from === `${roomJid}/agent` && outbox[0] === body) outbox.shift()
    } else if (stanza.is("message") && stanza.getChild("body") !== undefined) continueSending()
    else if (stanza.is("presence") && stanza.attrs["from"] === `${roomJid}/agent`) {
      isJoined = stanza.attrs["type"] === undefined
      if (isJoined) continueSending()
      // The former connection of this participant is still in the room.
      else setTimeout(() => inOrder(join), 200)
    }
  })
  xmpp.on("error", () => undefined)
  // A resumed session is still in the room, and the library sends again what was not confirmed.
  xmpp.on("online", () => inOrder(join))
  await xmpp.start()
  await until(() => isJoined)
  return {
    write: async (body) => {
      outbox.push(body)
      if (outbox.length === 1) inOrder(send)
    },
    bodies: () => [...shown.values()],
    waiting: () => outbox.length,
    stop: async () => {
      clearInterval(resending)
      await xmpp.stop()
    },
  }
}

/** Waits for a condition, as long as the progress changes. */
async function until(condition: () => boolean | Promise<boolean>, progress: () => number = () => 0): Promise<void> {
  let [end, last] = [Date.now() + SETTLE_MS, progress()]
  while (!(await condition())) {
    if (Date.now() > end) return
    await sleep(POLL_MS)
    if (progress() !== last) [end, last] = [Date.now() + SETTLE_MS, progress()]
  }
}

describe.each(Object.entries(SERVERS))("two participants of a conversation on %s", (name, start) => {
  let server: TestedServer
  let proxy: ResettingProxy
  beforeAll(async () => {
    // Some versions of Node have none.
    vi.stubGlobal("WebSocket", globalThis.WebSocket ?? WebSocket)
    server = await start()
    proxy = await resettingProxy(server.port)
  })
  afterAll(async () => {
    await proxy.close()
    await server.stop()
    vi.unstubAllGlobals()
  })

  /** Both write while faults happen; then both must show all messages once, in the same order. */
  async function converse(
    { room, isForeign = false }: { readonly room: string; readonly isForeign?: boolean },
    faults: number,
    fault: (index: number) => Promise<void>,
  ): Promise<void> {
    const roomJid = `${room}@${server.rooms}`
    await createRoom(server, roomJid)
    const [customer, agent] = [
      await participant("customer", server, proxy.port, roomJid),
      await (isForeign
        ? foreignParticipant(server, proxy.port, roomJid)
        : participant("agent", server, proxy.port, roomJid)),
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
      () => customer.bodies().length + agent.bodies().length,
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

  it("F122 F123 lose, repeat and reorder nothing under resets, one of them with another client", async () => {
    await converse({ room: "resets", isForeign: true }, RESETS, async (index) => {
      // Short pauses reset a connection while it is being opened.
      await sleep(index % 2 === 0 ? 150 + index * 10 : index * 3)
      proxy.reset()
    })
    process.stdout.write(`${name}: ${RESETS} resets, nothing lost, repeated or reordered\n`)
  })

  it("F123 lose, repeat and reorder nothing under kills, one of them with another client", async () => {
    await converse({ room: "kills", isForeign: true }, KILLS, async () => {
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
