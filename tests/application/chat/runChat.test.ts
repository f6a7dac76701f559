import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as SubscriptionRef from "effect/SubscriptionRef"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { createChatSession } from "../../../application/chat/ChatSession.ts"
import type { ChatSession } from "../../../application/chat/ChatSession.ts"
import { joinConversation, runChat } from "../../../application/chat/runChat.ts"
import type { ChatRunOptions } from "../../../application/chat/runChat.ts"
import { discardMessage, markRead, retryMessage, sendMessage } from "../../../application/chat/sendMessage.ts"
import { closeChat } from "../../../application/chat/startChat.ts"
import { aChatMessage, ROOM } from "../../support/builders/aChatMessage.ts"
import { FakeChatServer } from "../../support/fakes/FakeChatServer.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

const CREDENTIALS = { jid: "customer@shop.example", password: Redacted.make("secret") }
const OUTBOX = "selvedge.chatOutbox.v1"

const settle = TestClock.adjust(1)
const viewOf = ({ view }: ChatSession) => SubscriptionRef.get(view)
const messagesOf = (session: ChatSession) =>
  Effect.map(viewOf(session), ({ conversations }) =>
    (conversations.get(ROOM)?.messages ?? []).map(({ body, status }) => `${body} ${status}`),
  )
const phaseOf = (session: ChatSession) => Effect.map(viewOf(session), ({ connection }) => connection.phase)

/** Runs a program in a connected chat with one joined room. */
const inChat = <E, R>(
  server: FakeChatServer,
  device: FakeDevice,
  program: (session: ChatSession, chat: Fiber.Fiber<unknown, unknown>) => Effect.Effect<void, E, R>,
  options: ChatRunOptions = {},
) =>
  Effect.gen(function* () {
    const session = yield* createChatSession("customer", "user")
    const chat = yield* Effect.forkChild(runChat(session, CREDENTIALS, options))
    yield* settle
    yield* joinConversation(session, ROOM)
    yield* settle
    yield* program(session, chat)
    yield* Fiber.interrupt(chat)
  }).pipe(Effect.provide(Layer.mergeAll(server.layer, device.layer)))

describe("a running chat", () => {
  itEffect("sends messages one after another, each until its receipt", () => {
    const server = new FakeChatServer()
    const device = new FakeDevice()
    return inChat(server, device, (session) =>
      Effect.gen(function* () {
        yield* sendMessage(session, ROOM, "one")
        yield* sendMessage(session, ROOM, "my card is 4242 4242 4242 4242")
        yield* sendMessage(session, ROOM, " ")
        yield* settle
        expect(yield* messagesOf(session)).toEqual(["one sent", "my card is **** **** **** **** sent"])
        expect((yield* viewOf(session)).outbox).toEqual([])
        expect(device.stored.get(OUTBOX)).toBe("[]")
      }),
    )
  })

  itEffect("F128 shows a message without a receipt as not sent after three tries, and sends it on retry", () => {
    const server = new FakeChatServer()
    server.receives = (_, attempt) => attempt > 3
    return inChat(server, new FakeDevice(), (session) =>
      Effect.gen(function* () {
        const originId = yield* sendMessage(session, ROOM, "lost")
        yield* TestClock.adjust("31 seconds")
        expect(server.calls.filter((call) => call === "send lost")).toHaveLength(3)
        expect(yield* messagesOf(session)).toEqual(["lost failed"])
        yield* retryMessage(session, originId ?? "")
        yield* settle
        expect(yield* messagesOf(session)).toEqual(["lost sent"])
      }),
    )
  })

  itEffect("sends the messages of a room while another one waits for a receipt", () => {
    const server = new FakeChatServer()
    server.receives = (body) => body !== "lost"
    const other = "advice-1@rooms.shop.example"
    return inChat(server, new FakeDevice(), (session) =>
      Effect.gen(function* () {
        yield* joinConversation(session, other)
        yield* sendMessage(session, other, "lost")
        yield* settle
        yield* sendMessage(session, ROOM, "received")
        yield* settle
        expect(yield* messagesOf(session)).toEqual(["received sent"])
      }),
    )
  })

  itEffect("F129 does not send a message that is too large, and the next one is sent when it is discarded", () => {
    const server = new FakeChatServer()
    return inChat(server, new FakeDevice(), (session) =>
      Effect.gen(function* () {
        const originId = yield* sendMessage(session, ROOM, "x".repeat(2_000))
        yield* sendMessage(session, ROOM, "next")
        yield* settle
        expect(yield* phaseOf(session)).toBe("inConversation")
        expect((yield* messagesOf(session)).map((text) => text.slice(-6))).toEqual(["failed", "queued"])
        yield* discardMessage(session, originId ?? "")
        yield* settle
        expect(yield* messagesOf(session)).toEqual(["next sent"])
      }),
    )
  })

  itEffect("F123 reads what it missed also when the connection is lost again before the archive is read", () => {
    const server = new FakeChatServer()
    return inChat(server, new FakeDevice(), (session) =>
      Effect.gen(function* () {
        server.receive(aChatMessage("m1"))
        yield* settle
        server.emit({ kind: "disconnected" })
        yield* settle
        for (const id of ["m2", "m3"]) server.receive(aChatMessage(id), false)
        server.history = Effect.never
        yield* TestClock.adjust("2 seconds")
        server.receive(aChatMessage("m4"))
        yield* settle
        server.emit({ kind: "disconnected" })
        server.history = Effect.void
        yield* TestClock.adjust("10 seconds")
        expect((yield* messagesOf(session)).map((text) => text.split(" ")[0])).toEqual(["m1", "m2", "m3", "m4"])
      }),
    )
  })

  itEffect("F124 reconnects, joins the room, reads what it missed and sends the outbox in order", () => {
    const server = new FakeChatServer()
    return inChat(server, new FakeDevice(), (session) =>
      Effect.gen(function* () {
        server.receive(aChatMessage("m1"))
        yield* settle
        server.receives = () => false
        yield* sendMessage(session, ROOM, "written before")
        yield* settle
        server.connectErrors.push("connectionLost")
        server.emit({ kind: "disconnected", detail: "reset" })
        yield* settle
        expect((yield* viewOf(session)).connection).toEqual({ phase: "disconnected", attempt: 0, detail: "reset" })
        for (const id of ["m2", "m3", "m4"]) server.receive(aChatMessage(id), false)
        yield* sendMessage(session, ROOM, "written while away")
        server.receives = () => true
        server.calls.length = 0
        yield* TestClock.adjust("4 seconds")
        expect(yield* phaseOf(session)).toBe("inConversation")
        expect(server.calls).toEqual([
          "connect",
          "connect",
          `join ${ROOM}`,
          "history archive-m1",
          "history archive-m3",
          "send written before",
          "send written while away",
        ])
        expect(yield* messagesOf(session)).toEqual([
          "m1 sent",
          "m2 sent",
          "m3 sent",
          "m4 sent",
          "written before sent",
          "written while away sent",
        ])
      }),
    )
  })

  itEffect("does not send a message again that the archive has", () => {
    const server = new FakeChatServer()
    return inChat(server, new FakeDevice(), (session) =>
      Effect.gen(function* () {
        server.receives = () => false
        const originId = (yield* sendMessage(session, ROOM, "received")) ?? ""
        yield* settle
        server.archive.push(aChatMessage(originId, { fromJid: `${ROOM}/customer`, isOutgoing: true, body: "received" }))
        server.emit({ kind: "disconnected" })
        yield* TestClock.adjust("2 seconds")
        expect(server.calls.filter((call) => call === "send received")).toHaveLength(1)
        expect(yield* messagesOf(session)).toEqual(["received sent"])
        expect((yield* viewOf(session)).outbox).toEqual([])
      }),
    )
  })

  itEffect("F137 stops after the allowed reconnections, and at once when the account is refused", () => {
    const server = new FakeChatServer()
    return inChat(
      server,
      new FakeDevice(),
      (session, chat) =>
        Effect.gen(function* () {
          server.connectErrors.push("connectionLost", "connectionTimedOut", "connectionLost")
          server.emit({ kind: "disconnected" })
          yield* TestClock.adjust("1 minute")
          expect(server.calls.filter((call) => call === "connect")).toHaveLength(3)
          expect(yield* phaseOf(session)).toBe("closed")
          expect(yield* Effect.flip(Fiber.join(chat))).toMatchObject({ reason: "connectionTimedOut" })
          server.connectErrors.splice(0, 9, "notAuthenticated")
          expect(yield* Effect.flip(runChat(session, CREDENTIALS))).toMatchObject({ reason: "notAuthenticated" })
        }),
      { reconnects: 2 },
    )
  })

  itEffect("F137 reconnects as soon as the device is online", () => {
    const server = new FakeChatServer()
    return inChat(
      server,
      new FakeDevice(),
      (session) =>
        Effect.gen(function* () {
          server.emit({ kind: "disconnected" })
          yield* TestClock.adjust(20)
          expect(yield* phaseOf(session)).toBe("inConversation")
        }),
      { whenOnline: Effect.sleep(10) },
    )
  })

  itEffect("F137 is connected again also when its conversation has ended meanwhile", () => {
    const server = new FakeChatServer()
    return inChat(server, new FakeDevice(), (session) =>
      Effect.gen(function* () {
        server.emit({ kind: "roomClosed", roomJid: ROOM })
        yield* settle
        server.emit({ kind: "disconnected" })
        yield* settle
        expect(yield* phaseOf(session)).toBe("disconnected")
        yield* TestClock.adjust("1 minute")
        expect(yield* phaseOf(session)).toBe("connecting")
      }),
    )
  })

  itEffect("F139 sends the outbox of an earlier page, and closing clears it", () => {
    const device = new FakeDevice()
    const first = new FakeChatServer()
    first.receives = () => false
    return inChat(first, device, (session) =>
      Effect.gen(function* () {
        yield* sendMessage(session, ROOM, "before the reload")
        yield* settle
      }),
    ).pipe(
      Effect.andThen(
        inChat(new FakeChatServer(), device, (session) =>
          Effect.gen(function* () {
            expect(yield* messagesOf(session)).toEqual(["before the reload sent"])
            yield* closeChat(session)
            expect(device.stored.has(OUTBOX)).toBe(false)
            expect(yield* phaseOf(session)).toBe("closed")
          }),
        ),
      ),
    )
  })

  itEffect("shows after a reload which messages were delivered and read, until the chat is closed", () => {
    const [server, device] = [new FakeChatServer(), new FakeDevice()]
    const confirm = (receipt: "delivered" | "read", originId: string) =>
      server.emit({ kind: "receipt", receipt, roomJid: ROOM, fromJid: `${ROOM}/agent`, originId })
    return inChat(server, device, (session) =>
      Effect.gen(function* () {
        const read = yield* sendMessage(session, ROOM, "one")
        yield* settle
        const delivered = yield* sendMessage(session, ROOM, "two")
        yield* settle
        confirm("read", read ?? "")
        confirm("delivered", delivered ?? "")
        yield* settle
        expect(yield* messagesOf(session)).toEqual(["one read", "two delivered"])
      }),
    ).pipe(
      Effect.andThen(
        inChat(server, device, (session) =>
          Effect.gen(function* () {
            expect(yield* messagesOf(session)).toEqual(["one read", "two delivered"])
            yield* closeChat(session)
            expect(device.stored.has("selvedge.chatReceipts.v1")).toBe(false)
          }),
        ),
      ),
    )
  })

  itEffect("confirms messages of others, and their display once", () => {
    const server = new FakeChatServer()
    return inChat(server, new FakeDevice(), (session) =>
      Effect.gen(function* () {
        server.receive(aChatMessage("m1"))
        yield* settle
        yield* markRead(session, ROOM)
        yield* markRead(session, ROOM)
        expect(server.calls.filter((call) => call.endsWith("m1"))).toEqual(["delivered m1", "read m1"])
      }),
    )
  })

  itEffect("shows who is typing until a message or a pause, but not the participant", () => {
    const server = new FakeChatServer()
    const typing = (nickname: string, isTyping: boolean) =>
      server.emit({ kind: "typing", roomJid: ROOM, fromJid: `${ROOM}/${nickname}`, isTyping })
    return inChat(server, new FakeDevice(), (session) =>
      Effect.gen(function* () {
        const names = Effect.map(viewOf(session), ({ conversations }) => [...(conversations.get(ROOM)?.typing ?? [])])
        typing("agent", true)
        typing("customer", true)
        yield* settle
        expect(yield* names).toEqual([`${ROOM}/agent`])
        server.receive(aChatMessage("m1"))
        yield* settle
        expect(yield* names).toEqual([])
      }),
    )
  })
})
