import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import * as SubscriptionRef from "effect/SubscriptionRef"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import type { ChatClient } from "../../../application/chat/ChatClient.ts"
import { createChatClient } from "../../../application/chat/ChatClient.ts"
import { savedSession } from "../../../application/chat/ChatSession.ts"
import { StorageError } from "../../../application/shared/StorageError.ts"
import { TabChannel } from "../../../application/platform/TabChannel.ts"
import { aChatMessage, ROOM } from "../../support/builders/aChatMessage.ts"
import { tabChannels } from "../../support/chat/tabChannels.ts"
import { FakeChatServer } from "../../support/fakes/FakeChatServer.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

const SAVED = {
  jid: "shop.example",
  customerId: "customer",
  name: "Ana",
  email: "ana@shop.example",
  workgroupId: "orders",
}
const WORKGROUP = "orders@workgroup.shop.example"
const settle = TestClock.adjust(1)
const screenOf = ({ screen }: ChatClient) => SubscriptionRef.get(screen)
const bodies = (client: ChatClient) =>
  Effect.map(screenOf(client), ({ view }) =>
    (view.conversations.get(ROOM)?.messages ?? []).map(({ body, status }) => `${body} ${status}`),
  )

/** A browser: its storage, its locks and its tabs, each with a connection of its own. */
function aBrowser(device = new FakeDevice(), endedRooms: readonly string[] = []) {
  const channels = tabChannels()
  const openTab = Effect.fnUntraced(function* (tabId: string) {
    const server = new FakeChatServer()
    for (const roomJid of endedRooms) server.ended.add(roomJid)
    const scope = yield* Scope.make()
    const channel = channels.open()
    const layer = Layer.mergeAll(
      server.layer,
      device.layer,
      Layer.succeed(TabChannel, channel),
      Layer.succeed(Scope.Scope, scope),
    )
    const client = yield* createChatClient({
      accountJid: "shop.example",
      workgroupJid: (id) => `${id}@workgroup.shop.example`,
      tabId,
    }).pipe(Effect.provide(layer))
    yield* settle
    const close = Effect.andThen(
      Scope.close(scope, Exit.void),
      Effect.sync(() => channels.close(channel)),
    )
    return { server, client, layer, close }
  })
  return { device, openTab }
}

const invited = { kind: "invited", roomJid: ROOM, workgroupJid: WORKGROUP } as const

describe("the chat of a browser", () => {
  itEffect("joins the queue, then the room of its invitation, and continues after a reload", () =>
    Effect.gen(function* () {
      const { device, openTab } = aBrowser()
      const first = yield* openTab("1")
      yield* first.client.start(SAVED, { sku: "1001" }).pipe(Effect.provide(first.layer))
      yield* settle
      expect(first.server.calls).toEqual(["connect", `queue ${WORKGROUP}`])
      first.server.emit({ kind: "queuePosition", workgroupJid: WORKGROUP, position: 2 })
      yield* settle
      expect((yield* screenOf(first.client)).view.connection).toEqual({ phase: "queued", position: 2 })
      first.server.emit(invited)
      yield* settle
      expect(JSON.parse(device.stored.get("selvedge.chatSession.v1") ?? "")).toEqual({ ...SAVED, roomJid: ROOM })
      yield* first.close
      const second = yield* openTab("2")
      expect(second.server.calls).toEqual(["connect", `join ${ROOM}`, "history last"])
      expect((yield* screenOf(second.client)).view.connection.phase).toBe("inConversation")
      yield* second.client.act({ action: "end" }).pipe(Effect.provide(second.layer))
      yield* settle
      expect(device.stored.has("selvedge.chatSession.v1")).toBe(false)
      expect(second.server.calls.slice(3, 5)).toEqual([`leave ${ROOM}`, "disconnect"])
      expect(yield* screenOf(second.client)).toMatchObject({ view: { connection: { phase: "idle" } } })
    }),
  )

  itEffect("F138 has one connection for all tabs, whose actions and messages are shared, and survives its tab", () =>
    Effect.gen(function* () {
      const { openTab } = aBrowser()
      const first = yield* openTab("1")
      yield* first.client.start(SAVED, {}).pipe(Effect.provide(first.layer))
      yield* settle
      first.server.emit(invited)
      yield* settle
      const second = yield* openTab("2")
      expect(second.server.calls).toEqual([])
      first.server.receive(aChatMessage("hello"))
      yield* settle
      expect(yield* bodies(second.client)).toEqual(["hello sent"])
      yield* second.client
        .act({ action: "send", roomJid: ROOM, body: "from the second" })
        .pipe(Effect.provide(second.layer))
      yield* settle
      expect(first.server.calls).toContain("send from the second")
      expect(yield* bodies(second.client)).toEqual(["hello sent", "from the second sent"])
      yield* first.close
      yield* settle
      expect(second.server.calls.slice(0, 2)).toEqual(["connect", `join ${ROOM}`])
      yield* second.client.act({ action: "send", roomJid: ROOM, body: "alone" }).pipe(Effect.provide(second.layer))
      yield* settle
      expect(yield* bodies(second.client)).toContain("alone sent")
      yield* second.close
    }),
  )

  itEffect("F138 reports in the other tab why an action failed, and ends the chat there as well", () =>
    Effect.gen(function* () {
      const { openTab } = aBrowser()
      const first = yield* openTab("1")
      yield* first.client.start(SAVED, {}).pipe(Effect.provide(first.layer))
      yield* settle
      first.server.emit(invited)
      yield* settle
      const second = yield* openTab("2")
      const answer = { action: "answer", roomJid: ROOM, originId: "unknown", answers: new Map() } as const
      const failed = yield* Effect.forkChild(Effect.flip(second.client.act(answer)).pipe(Effect.provide(second.layer)))
      yield* settle
      expect(failed.pollUnsafe()).toMatchObject({ value: { reason: "other", detail: "item-not-found" } })
      yield* first.client.act({ action: "end" }).pipe(Effect.provide(first.layer))
      yield* settle
      expect((yield* screenOf(second.client)).saved).toBeUndefined()
      yield* second.close
      yield* first.close
    }),
  )

  itEffect("F139 ends a conversation whose room is gone", () =>
    Effect.gen(function* () {
      const { openTab, device } = aBrowser()
      yield* savedSession.write({ ...SAVED, roomJid: ROOM }).pipe(Effect.provide(device.layer))
      const tab = yield* openTab("1")
      tab.server.emit({ kind: "roomClosed", roomJid: ROOM })
      yield* settle
      expect((yield* screenOf(tab.client)).view.conversations.get(ROOM)?.room).toMatchObject({
        isClosed: true,
        isJoined: false,
      })
      tab.server.emit({ kind: "roomClosed", roomJid: "unknown@rooms.shop.example" })
      yield* settle
      expect([...(yield* screenOf(tab.client)).view.conversations.keys()]).toEqual([ROOM])
      tab.server.emit({ kind: "disconnected" })
      yield* TestClock.adjust("2 seconds")
      expect(tab.server.calls.filter((call) => /^(connect|queue)/.test(call))).toEqual(["connect", "connect"])
      yield* tab.close
    }),
  )

  itEffect("F139 shows the end of a conversation also after a reload, until the customer starts a new one", () =>
    Effect.gen(function* () {
      const { openTab, device } = aBrowser(new FakeDevice(), [ROOM])
      yield* savedSession.write({ ...SAVED, roomJid: ROOM }).pipe(Effect.provide(device.layer))
      const tab = yield* openTab("1")
      const { saved, error, view } = yield* screenOf(tab.client)
      expect([saved?.email, error, view.conversations.get(ROOM)?.room.isClosed]).toEqual([SAVED.email, undefined, true])
      expect(tab.server.calls).toEqual(["connect", `join ${ROOM}`])
      yield* tab.client.act({ action: "end" }).pipe(Effect.provide(tab.layer))
      yield* settle
      expect((yield* screenOf(tab.client)).saved).toBeUndefined()
      yield* tab.close
    }),
  )

  itEffect("F139 works without storage, also after a lost connection", () =>
    Effect.gen(function* () {
      const blocked = Effect.fail(new StorageError({ key: "any", reason: { _tag: "Unavailable" } }))
      const { openTab } = aBrowser(
        new FakeDevice({ store: { get: () => blocked, set: () => blocked, remove: () => blocked } }),
      )
      const tab = yield* openTab("1")
      yield* tab.client.start(SAVED, {}).pipe(Effect.provide(tab.layer))
      yield* settle
      tab.server.emit({ kind: "disconnected" })
      yield* TestClock.adjust("2 seconds")
      tab.server.emit(invited)
      yield* settle
      tab.server.emit({ kind: "disconnected" })
      yield* TestClock.adjust("2 seconds")
      expect(tab.server.calls.filter((call) => /^(connect|queue|join)/.test(call))).toEqual([
        "connect",
        `queue ${WORKGROUP}`,
        "connect",
        `queue ${WORKGROUP}`,
        `join ${ROOM}`,
        "connect",
        `join ${ROOM}`,
      ])
      yield* tab.close
    }),
  )
})
