import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { ChatConnectionEvent, ChatConnectionState } from "../../../domain/chat/chatConnectionState.ts"
import {
  CHAT_TRANSITIONS,
  chatConnectionDiagram,
  nextConnectionState,
} from "../../../domain/chat/chatConnectionState.ts"
import { CHAT_ERROR_MESSAGES, CHAT_NOTICES, ChatError, ChatErrorReason } from "../../../domain/chat/ChatError.ts"
import * as limits from "../../../domain/chat/chatLimits.ts"
import { reconnectDelay, reconnectLimit } from "../../../domain/chat/reconnectDelay.ts"

const run = (...events: readonly ChatConnectionEvent[]): ChatConnectionState =>
  events.reduce<ChatConnectionState>(nextConnectionState, { phase: "idle" })
const lost = { event: "connectionLost", detail: "reset" } as const
const position = { event: "queuePosition", position: 4, waitSeconds: 60 } as const

describe("the state of a chat connection", () => {
  it("goes from the workgroups through the queue to the conversation", () => {
    expect(run({ event: "load" })).toEqual({ phase: "loadingWorkgroups" })
    expect(run({ event: "load" }, { event: "workgroupsLoaded" }, { event: "connect" })).toEqual({ phase: "connecting" })
    expect(run({ event: "connect" }, position)).toEqual({ phase: "queued", position: 4, waitSeconds: 60 })
    expect(run({ event: "connect" }, position, { event: "queuePosition", position: 3 })).toEqual({
      phase: "queued",
      position: 3,
    })
    expect(run({ event: "connect" }, position, { event: "roomJoined" })).toEqual({ phase: "inConversation" })
    expect(run({ event: "connect" }, position, { event: "queueLeft" })).toEqual({ phase: "idle" })
  })

  it("counts the attempts to reconnect until one succeeds", () => {
    const talking = [{ event: "connect" }, { event: "roomJoined" }] as const
    expect(run(...talking, lost)).toEqual({ phase: "disconnected", attempt: 0, detail: "reset" })
    expect(run(...talking, lost, { event: "retry" })).toEqual({ phase: "reconnecting", attempt: 0 })
    expect(run(...talking, lost, { event: "retry" }, lost, { event: "retry" })).toEqual({
      phase: "reconnecting",
      attempt: 1,
    })
    expect(run(...talking, lost, { event: "retry" }, { event: "roomJoined" }, lost)).toMatchObject({ attempt: 0 })
    const restored = [...talking, lost, { event: "retry" }, { event: "connectionRestored" }] as const
    expect(run(...restored)).toEqual({ phase: "connecting" })
    expect(run(...restored, lost)).toMatchObject({ attempt: 0 })
    expect(run(...talking, lost, { event: "retriesExhausted" })).toEqual({ phase: "closed", detail: "reset" })
  })

  it("is changed by no event without an entry in the table, and closed from everywhere", () => {
    expect(run({ event: "retry" })).toEqual({ phase: "idle" })
    expect(run({ event: "close" }, lost)).toEqual({ phase: "closed" })
    for (const [phase, transitions] of Object.entries(CHAT_TRANSITIONS))
      if (phase !== "closed") expect(transitions.close, phase).toBe("closed")
  })

  it("matches its diagram; `npx vitest run --project domain <this file> -u` updates the diagram", async () => {
    await expect(
      [
        "# The chat connection",
        "States of a customer's or an agent's chat connection (R15). A test generates this page from\n" +
          "`domain/chat/chatConnectionState.ts` and fails when the two differ. `application/chat/runChat.ts`\n" +
          "performs the effects: it waits in *disconnected* by `domain/chat/reconnectDelay.ts`, and in\n" +
          "*reconnecting* joins the rooms again, reads the archive after the last known message and sends the\n" +
          "outbox.",
        chatConnectionDiagram(),
      ].join("\n\n") + "\n",
    ).toMatchFileSnapshot("../../../docs/chat-connection.md")
  })
})

describe("a reconnection", () => {
  it("F137 waits 1,000 ms × 2^attempt, capped, with jitter in the second half", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 60, 2_000].map((attempt) => reconnectDelay(attempt, 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ])
    expect([0, 0.5, 0.9].map((random) => reconnectDelay(1, random))).toEqual([1_000, 1_500, 1_900])
    fc.assert(
      fc.property(fc.nat(100), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, random) => {
        const full = Math.min(1_000 * 2 ** attempt, 60_000)
        const delay = reconnectDelay(attempt, random)
        expect(delay).toBeGreaterThanOrEqual(full / 2)
        expect(delay).toBeLessThanOrEqual(full)
      }),
    )
  })

  it("F137 is tried 10 times when the setting is invalid", () => {
    expect([0, 3, "7", Number.NaN, "abc", "", " ", undefined, -1, 1.5, Infinity, null].map(reconnectLimit)).toEqual([
      0, 3, 7, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    ])
  })
})

describe("chat messages about failures", () => {
  it("are the 24 fixed texts", () => {
    expect([...Object.values(CHAT_ERROR_MESSAGES), ...Object.values(CHAT_NOTICES)]).toEqual([
      "Unexpected error, connection lost",
      "Connection has been closed",
      "Could not authenticate user, review credentials",
      "Connection timed out",
      "Could not retrieve chats/roster/rooms",
      "Could not create room",
      "Could not forward the chat",
      "Chat already being forwarded",
      "This room does not have an associated offer",
      "Join the room before forwarding",
      "Could not reoffer chat. Not found",
      "Could not set chat. Already set",
      "Room already joined",
      "Could not join the workgroup as user",
      "Already present as user or agent in the workgroup",
      "Could not leave workgroup",
      "Could not manage offer",
      "The requested offer is not available for the client",
      "Could not retrieve messages",
      "There was an error while trying to get the workgroups",
      "Error: {0}",
      "Disconnected: {0}",
      "Connection lost. Reconnecting...",
      "Connection recovered",
    ])
    expect(ChatErrorReason.literals).toEqual(Object.keys(CHAT_ERROR_MESSAGES))
  })

  it("contain the detail where they have a placeholder, literally", () => {
    expect(new ChatError({ reason: "other", detail: "$& item-not-found" }).message).toBe("Error: $& item-not-found")
    expect(new ChatError({ reason: "roomNotCreated", detail: "conflict" }).message).toBe("Could not create room")
  })
})

describe("the limits of the chat", () => {
  it("have the fixed values", () => {
    expect(limits).toMatchObject({
      SEND_TRIES: 3,
      TYPING_TIMEOUT_MS: 2_000,
      SENDS_ON_ENTER: true,
      OFFER_EXPIRY_MS: 60_000,
      OFFER_MANAGEMENT_TIMEOUT_MS: 30_000,
      RECONNECT_BASE_MS: 1_000,
      DEFAULT_RECONNECTS: 10,
      CONNECT_TIMEOUT_SECONDS: 20,
      BOSH_WAIT_SECONDS: 60,
      BOSH_HOLD: 1,
      BOSH_WINDOW: 5,
      BOSH_MAX_RETRIES: 5,
      DISCONNECT_TIMEOUT_MS: 3_000,
      CHAT_LIBRARY_VERSION: "1.54.4",
    })
  })
})
