import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as SubscriptionRef from "effect/SubscriptionRef"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import {
  createChatSession,
  handleEvent,
  savedSession,
  updateConversation,
} from "../../../application/chat/ChatSession.ts"
import type { ChatSession } from "../../../application/chat/ChatSession.ts"
import { createTypingNotifier } from "../../../application/chat/createTypingNotifier.ts"
import { forwardChat, manageOffer, reofferChat } from "../../../application/chat/manageConversations.ts"
import { joinConversation, runChat } from "../../../application/chat/runChat.ts"
import { addInvitedRoom, loadOpenWorkgroups, startChat } from "../../../application/chat/startChat.ts"
import { WorkgroupGateway } from "../../../application/chat/WorkgroupGateway.ts"
import type { ChatRole } from "../../../domain/chat/ChatRole.ts"
import type { Workgroup } from "../../../domain/chat/Workgroup.ts"
import { ROOM } from "../../support/builders/aChatMessage.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeChatServer } from "../../support/fakes/FakeChatServer.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

const WORKGROUP = "orders@workgroup.shop.example"
const CUSTOMER = "ana@shop.example/web"
const OFFER = {
  kind: "offerReceived",
  id: "o1",
  workgroupJid: WORKGROUP,
  customerJid: CUSTOMER,
  metadata: { sku: "1" },
} as const
const SAVED = {
  jid: "ana@shop.example",
  customerId: "7",
  name: "Ana",
  email: "ana@mail.example",
  workgroupId: "orders",
}

const withSession = <E, R>(
  server: FakeChatServer,
  program: (session: ChatSession) => Effect.Effect<void, E, R>,
  role: ChatRole = "agent",
) =>
  Effect.gen(function* () {
    yield* program(yield* createChatSession("participant", role))
  }).pipe(Effect.provide(Layer.mergeAll(server.layer, new FakeDevice().layer)))
const offersOf = ({ view }: ChatSession) => Effect.map(SubscriptionRef.get(view), ({ offers }) => offers)

describe("an offer to an agent", () => {
  itEffect("F143 is accepted within 30 s, and listed for 60 s after that", () =>
    withSession(new FakeChatServer(), (session) =>
      Effect.gen(function* () {
        yield* handleEvent(session, OFFER)
        yield* TestClock.adjust(29_999)
        yield* manageOffer(session, "o1", "accept")
        expect(yield* offersOf(session)).toMatchObject([{ status: "accepted", managedAt: 29_999 }])
        yield* TestClock.adjust(59_999)
        yield* handleEvent(session, { ...OFFER, id: "o2" })
        expect((yield* offersOf(session)).map(({ id }) => id)).toEqual(["o1", "o2"])
        yield* TestClock.adjust(2)
        yield* handleEvent(session, { ...OFFER, id: "o3" })
        expect((yield* offersOf(session)).map(({ id }) => id)).toEqual(["o2", "o3"])
      }),
    ),
  )

  itEffect("F143 cannot be managed after 30 s, twice, or when it is unknown", () => {
    const server = new FakeChatServer()
    return withSession(server, (session) =>
      Effect.gen(function* () {
        yield* handleEvent(session, OFFER)
        yield* manageOffer(session, "o1", "reject")
        const unavailable = { reason: "offerUnavailable" }
        expect(yield* Effect.flip(manageOffer(session, "o1", "accept"))).toMatchObject(unavailable)
        expect(yield* Effect.flip(manageOffer(session, "o9", "accept"))).toMatchObject(unavailable)
        yield* handleEvent(session, { ...OFFER, id: "o2" })
        yield* TestClock.adjust(30_000)
        expect(yield* Effect.flip(manageOffer(session, "o2", "accept"))).toMatchObject(unavailable)
        expect(server.calls).toEqual(["reject"])
      }),
    )
  })

  itEffect("F143 that is revoked while it is accepted belongs to another agent", () => {
    const server = new FakeChatServer()
    return withSession(server, (session) =>
      Effect.gen(function* () {
        yield* handleEvent(session, OFFER)
        const revocation = { kind: "offerRevoked", workgroupJid: WORKGROUP, customerJid: CUSTOMER } as const
        server.decisions = Effect.provide(
          handleEvent(session, revocation),
          Layer.mergeAll(server.layer, new FakeDevice().layer),
        )
        expect(yield* Effect.flip(manageOffer(session, "o1", "accept"))).toMatchObject({ reason: "offerUnavailable" })
        expect(yield* offersOf(session)).toMatchObject([{ status: "revoked" }])
      }),
    )
  })

  itEffect("is not managed when the server does not respond in 30 s", () => {
    const server = new FakeChatServer()
    server.decisions = Effect.never
    return withSession(server, (session) =>
      Effect.gen(function* () {
        yield* handleEvent(session, OFFER)
        const managing = yield* Effect.forkChild(Effect.flip(manageOffer(session, "o1", "accept")))
        yield* TestClock.adjust(30_000)
        expect(yield* Fiber.join(managing)).toMatchObject({ reason: "offerNotManaged" })
      }),
    )
  })
})

describe("a conversation", () => {
  itEffect("is forwarded by an agent who has joined it with an offer", () => {
    const server = new FakeChatServer()
    return withSession(server, (session) =>
      Effect.gen(function* () {
        const refusedBy = (reason: string) =>
          Effect.map(Effect.flip(forwardChat(session, ROOM, "bob@shop.example")), (error) =>
            expect(error).toMatchObject({ reason }),
          )
        yield* refusedBy("roomNotJoined")
        yield* joinConversation(session, ROOM)
        yield* refusedBy("roomWithoutOffer")
        yield* addInvitedRoom(session, { roomJid: ROOM, workgroupJid: WORKGROUP, offerId: "o1" })
        yield* forwardChat(session, ROOM, "bob@shop.example")
        expect(server.calls.at(-1)).toBe("forward bob@shop.example")
        yield* updateConversation(session, ROOM, (conversation) => ({
          ...conversation,
          room: { ...conversation.room, isForwarding: true },
        }))
        yield* refusedBy("alreadyForwarding")
      }),
    )
  })

  itEffect("is returned to its workgroup", () => {
    const server = new FakeChatServer()
    return withSession(server, (session) =>
      Effect.gen(function* () {
        expect(yield* Effect.flip(reofferChat(session, ROOM))).toMatchObject({ reason: "chatNotReoffered" })
        yield* addInvitedRoom(session, { roomJid: ROOM, workgroupJid: WORKGROUP })
        yield* reofferChat(session, ROOM)
        expect(server.calls).toEqual([`forward ${WORKGROUP}`])
      }),
    )
  })
})

describe("starting a chat", () => {
  const request = { workgroupJid: WORKGROUP, metadata: {} }

  itEffect("F142 is for customers only, and stores the session", () => {
    const server = new FakeChatServer()
    const refused = (session: ChatSession) =>
      Effect.map(Effect.flip(startChat(session, request, SAVED)), (error) =>
        expect(error).toMatchObject({ reason: "workgroupNotJoined" }),
      )
    return Effect.gen(function* () {
      yield* withSession(server, refused, "agent")
      yield* withSession(server, refused, "liteAgent")
      expect(server.calls).toEqual([])
      yield* withSession(
        server,
        (session) =>
          Effect.gen(function* () {
            yield* startChat(session, request, SAVED)
            expect(server.calls).toEqual([`queue ${WORKGROUP}`])
            expect(yield* savedSession.read).toMatchObject({ value: SAVED })
          }),
        "user",
      )
    })
  })

  itEffect("F142 gives a customer no command of an agent", () => {
    const server = new FakeChatServer()
    return withSession(
      server,
      (session) =>
        Effect.gen(function* () {
          yield* handleEvent(session, OFFER)
          yield* addInvitedRoom(session, { roomJid: ROOM, workgroupJid: WORKGROUP, offerId: "o1" })
          yield* joinConversation(session, ROOM)
          server.calls.length = 0
          for (const command of [
            manageOffer(session, "o1", "accept"),
            forwardChat(session, ROOM, "bob@shop.example"),
            reofferChat(session, ROOM),
          ])
            expect(yield* Effect.flip(command)).toMatchObject({ detail: "forbidden" })
          expect(server.calls).toEqual([])
        }),
      "user",
    )
  })

  itEffect("is refused while the customer is in a queue, and shows the position there", () => {
    const server = new FakeChatServer()
    return withSession(
      server,
      (session) =>
        Effect.gen(function* () {
          const chat = yield* Effect.forkChild(
            runChat(session, { jid: "ana@shop.example", password: Redacted.make("p") }),
          )
          yield* TestClock.adjust(1)
          server.emit({ kind: "queuePosition", workgroupJid: WORKGROUP, position: 4, waitSeconds: 60 })
          yield* TestClock.adjust(1)
          expect((yield* SubscriptionRef.get(session.view)).connection).toEqual({
            phase: "queued",
            position: 4,
            waitSeconds: 60,
          })
          expect(yield* Effect.flip(startChat(session, request, SAVED))).toMatchObject({
            reason: "alreadyInWorkgroup",
          })
          yield* Fiber.interrupt(chat)
          expect(server.calls.at(-1)).toBe("disconnect")
        }),
      "user",
    )
  })

  itEffect("F141 offers the open workgroups, and reports when they cannot be read", () => {
    const week = new Map([[4, [{ from: "00:00", to: "24:00" }]]])
    const group: Workgroup = { id: "a", name: "A", languageId: "-1", timeZone: "UTC", isDisabled: false, week }
    const listing = (answer: Effect.Effect<readonly Workgroup[], ReturnType<typeof backendError>>) =>
      withSession(new FakeChatServer(), (session) =>
        Effect.gen(function* () {
          // A Thursday.
          yield* TestClock.setTime(Date.UTC(2026, 10, 26, 12))
          const loaded = yield* Effect.result(loadOpenWorkgroups(session))
          expect((yield* SubscriptionRef.get(session.view)).connection.phase).toBe("idle")
          expect(loaded._tag === "Success" ? loaded.success.map(({ id }) => id) : loaded.failure.message).toEqual(
            yield* Effect.match(answer, {
              onSuccess: (all) => all.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id),
              onFailure: () => "There was an error while trying to get the workgroups",
            }),
          )
        }),
      ).pipe(Effect.provide(Layer.mock(WorkgroupGateway, { listChatWorkgroups: () => answer })))
    return Effect.gen(function* () {
      yield* listing(Effect.succeed([group, { ...group, id: "b", isDisabled: true }]))
      yield* listing(Effect.succeed([]))
      yield* listing(Effect.fail(backendError("unreachable")))
    })
  })
})

describe("typing", () => {
  itEffect("F144 sends two notices for any number of key presses, and the second after 2,000 ms without one", () => {
    const server = new FakeChatServer()
    return Effect.scoped(
      Effect.gen(function* () {
        const { pressed, sent } = yield* createTypingNotifier(ROOM)
        for (let press = 0; press < 100; press += 1) {
          yield* pressed
          yield* TestClock.adjust(100)
        }
        expect(server.calls).toEqual(["typing"])
        yield* TestClock.adjust(1_899)
        expect(server.calls).toEqual(["typing"])
        yield* TestClock.adjust(1)
        expect(server.calls).toEqual(["typing", "quiet"])
        yield* pressed
        yield* TestClock.adjust(1)
        expect(server.calls).toEqual(["typing", "quiet", "typing"])
        // A message ends typing for the others; the next key press begins it again.
        for (const action of [sent, sent, pressed]) yield* Effect.andThen(action, TestClock.adjust(1))
        expect(server.calls).toEqual(["typing", "quiet", "typing", "typing"])
        yield* TestClock.adjust(1_998)
        expect(server.calls.at(-1)).toBe("typing")
        yield* TestClock.adjust(1)
        expect(server.calls.at(-1)).toBe("quiet")
      }),
    ).pipe(Effect.provide(server.layer))
  })
})
