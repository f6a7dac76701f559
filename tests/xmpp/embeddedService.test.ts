import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stropheChatConnection } from "../../adapters/chat/stropheChatConnection.ts"
import type { ChatEvent } from "../../application/chat/ChatConnection.ts"
import { AGENT, EMBEDDED_DOMAIN, startEmbeddedChat } from "../support/chat/startEmbeddedChat.ts"
import type { EmbeddedChat } from "../support/chat/startEmbeddedChat.ts"

const WORKGROUP = `es-es-orders@workgroup.${EMBEDDED_DOMAIN}`

describe("the embedded service", () => {
  let chat: EmbeddedChat
  beforeAll(async () => {
    chat = await startEmbeddedChat()
  })
  afterAll(() => chat.stop())

  const connect = async (jid: string, password: string) => {
    const connection = stropheChatConnection({ websocketUrl: chat.websocketUrl })
    const events: ChatEvent[] = []
    Effect.runFork(Stream.runForEach(connection.events, (event) => Effect.sync(() => void events.push(event))))
    await Effect.runPromise(connection.connect({ jid, password: Redacted.make(password) }))
    const next = <Kind extends ChatEvent["kind"]>(kind: Kind) =>
      expect.poll(() => events.find((event) => event.kind === kind), { timeout: 5_000 }).toBeDefined()
    return { connection, events, next }
  }

  it("brings a customer and the agent whose turn it is into a room, and tells when the agent has left", async () => {
    const agent = await connect(AGENT.jid, AGENT.password)
    await Effect.runPromise(agent.connection.announceAgent(WORKGROUP, 3))
    const customer = await connect(`session@${EMBEDDED_DOMAIN}`, await chat.guestToken())
    await Effect.runPromise(
      customer.connection.joinQueue({ workgroupJid: WORKGROUP, metadata: { name: "Ana", sku: "S1" } }),
    )
    await agent.next("offerReceived")
    const offer = agent.events.find((event) => event.kind === "offerReceived")
    expect(offer).toMatchObject({ workgroupJid: WORKGROUP, timeoutMs: 30_000, metadata: { name: "Ana", sku: "S1" } })
    if (offer?.kind !== "offerReceived") return
    await Effect.runPromise(agent.connection.decideOffer(offer, "accept"))
    await customer.next("invited")
    await agent.next("invited")
    const invited = customer.events.find((event) => event.kind === "invited")
    if (invited?.kind !== "invited") return
    const { roomJid } = invited
    await Effect.runPromise(customer.connection.joinRoom({ roomJid, nickname: "customer" }))
    await Effect.runPromise(agent.connection.joinRoom({ roomJid, nickname: "agent-number1" }))
    await Effect.runPromise(
      customer.connection.sendMessage({ originId: "m1", roomJid, body: "Hello", writtenAt: 0, tries: 0 }),
    )
    await agent.next("message")
    const { messages } = await Effect.runPromise(agent.connection.loadHistory(roomJid))
    expect(messages.map(({ body }) => body)).toContain("Hello")
    await Effect.runPromise(agent.connection.leaveRoom({ roomJid, nickname: "agent-number1" }))
    const hasEnded = () => customer.events.some((event) => event.kind === "roomClosed" && event.roomJid === roomJid)
    await expect.poll(hasEnded, { timeout: 3_000 }).toBe(true)
    await Effect.runPromise(Effect.all([agent.connection.disconnect, customer.connection.disconnect]))
  })
})
