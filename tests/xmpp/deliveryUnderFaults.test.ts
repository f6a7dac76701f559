import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stropheChatConnection } from "../../adapters/chat/stropheChatConnection.ts"
import { ChatConnection } from "../../application/chat/ChatConnection.ts"
import { createChatSession } from "../../application/chat/ChatSession.ts"
import type { ChatSession } from "../../application/chat/ChatSession.ts"
import { joinConversation, runChat } from "../../application/chat/runChat.ts"
import { sendMessage } from "../../application/chat/sendMessage.ts"
import { FakeDevice } from "../support/fakes/FakeDevice.ts"
import { resettingProxy } from "../support/chat/resettingProxy.ts"
import type { ResettingProxy } from "../support/chat/resettingProxy.ts"
import { startProsody } from "../support/chat/startProsody.ts"
import type { Prosody } from "../support/chat/startProsody.ts"

/** Number of kills of the server and of reset connections; `npm run test:deep` sets larger ones. */
const KILLS = Number(process.env["CHAT_KILLS"] ?? 2)
const RESETS = Number(process.env["CHAT_RESETS"] ?? 6)
const MESSAGES_PER_FAULT = 5
const SETTLE_MS = 60_000
const POLL_MS = 50

/** One participant with its own connection and device. */
interface Participant {
  readonly session: ChatSession
  readonly write: (body: string) => Promise<unknown>
  readonly bodies: () => readonly string[]
  readonly waiting: () => number
  readonly stop: () => Promise<void>
}

async function participant(name: string, port: number, roomJid: string): Promise<Participant> {
  const layer = Layer.mergeAll(
    Layer.succeed(ChatConnection, stropheChatConnection({ websocketUrl: `ws://127.0.0.1:${port}/xmpp-websocket` })),
    new FakeDevice().layer,
  )
  const context = await Effect.runPromise(Effect.scoped(Layer.build(layer)))
  const run = Effect.runPromiseWith(context)
  const session = await run(createChatSession(name, name === "agent" ? "agent" : "user"))
  const chat = Effect.runForkWith(context)(
    runChat(
      session,
      { jid: `${name}@localhost`, password: Redacted.make("secret") },
      { reconnects: 1_000, whenOnline: Effect.sleep(100) },
    ),
  )
  const view = () => SubscriptionRef.getUnsafe(session.view)
  await until(async () =>
    run(joinConversation(session, roomJid)).then(
      () => true,
      () => false,
    ),
  )
  return {
    session,
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

describe("two participants of a conversation", () => {
  let prosody: Prosody
  let proxy: ResettingProxy
  beforeAll(async () => {
    prosody = await startProsody(["customer", "agent"], { hibernationSeconds: 1 })
    proxy = await resettingProxy(prosody.port)
  })
  afterAll(async () => {
    await proxy.close()
    await prosody.stop()
  })

  /** Both write while faults happen; then both must show all messages once, in the same order. */
  async function converse(room: string, faults: number, fault: (index: number) => Promise<void>): Promise<void> {
    const roomJid = `${room}@rooms.localhost`
    const [customer, agent] = [
      await participant("customer", proxy.port, roomJid),
      await participant("agent", proxy.port, roomJid),
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
    process.stdout.write(`chat: ${RESETS} resets, nothing lost, repeated or reordered\n`)
  })

  it("F123 lose, repeat and reorder nothing when the server is killed", async () => {
    await converse("kills", KILLS, async () => {
      await sleep(200)
      await prosody.kill()
    })
    process.stdout.write(`chat: ${KILLS} kills, nothing lost, repeated or reordered\n`)
  })

  it("need the right password", async () => {
    const connection = stropheChatConnection({ websocketUrl: `ws://127.0.0.1:${prosody.port}/xmpp-websocket` })
    const refused = connection.connect({ jid: "customer@localhost", password: Redacted.make("wrong") })
    expect(await Effect.runPromise(Effect.flip(refused))).toMatchObject({ reason: "notAuthenticated" })
  })
})
