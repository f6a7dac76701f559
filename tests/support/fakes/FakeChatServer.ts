import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import * as Stream from "effect/Stream"
import type { ChatEvent } from "../../../application/chat/ChatConnection.ts"
import { ChatConnection } from "../../../application/chat/ChatConnection.ts"
import { ChatError } from "../../../domain/chat/ChatError.ts"
import type { ChatErrorReason } from "../../../domain/chat/ChatError.ts"
import type { ChatMessage } from "../../../domain/chat/ChatMessage.ts"

/** A chat server in memory, with one room archive and one participant; a test decides when it fails. */
export class FakeChatServer {
  readonly calls: string[] = []
  readonly archive: ChatMessage[] = []
  /** Results of the next connections; after them every connection succeeds. */
  readonly connectErrors: ChatErrorReason[] = []
  /** Rooms that this participant may not enter any more, because their conversation has ended. */
  readonly ended = new Set<string>()
  /** Whether a message is received; a lost one gets no receipt. */
  receives: (body: string, attempt: number) => boolean = () => true
  decisions: Effect.Effect<void, ChatError> = Effect.void
  /** Runs before each response of the archive. */
  history: Effect.Effect<void> = Effect.void
  private readonly events = Effect.runSync(Queue.unbounded<ChatEvent>())
  private readonly attempts = new Map<string, number>()

  emit(event: ChatEvent): void {
    Queue.offerUnsafe(this.events, event)
  }

  /** Stores a message of an agent in the archive and delivers it, unless the participant is away. */
  receive(message: ChatMessage, isDelivered = true): void {
    this.archive.push(message)
    if (isDelivered) this.emit({ kind: "message", message })
  }

  readonly layer = Layer.mock(ChatConnection, {
    connect: () =>
      Effect.suspend(() => {
        this.calls.push("connect")
        const reason = this.connectErrors.shift()
        return reason === undefined
          ? Effect.succeed({ isResumed: false, jid: "me@shop.example/1" })
          : Effect.fail(new ChatError({ reason }))
      }),
    disconnect: Effect.sync(() => void this.calls.push("disconnect")),
    events: Stream.fromQueue(this.events),
    joinRoom: ({ roomJid }) =>
      Effect.suspend((): Effect.Effect<void, ChatError> => {
        this.calls.push(`join ${roomJid}`)
        return this.ended.has(roomJid)
          ? Effect.fail(new ChatError({ reason: "other", detail: "registration-required" }))
          : Effect.void
      }),
    leaveRoom: ({ roomJid }) => Effect.sync(() => void this.calls.push(`leave ${roomJid}`)),
    loadHistory: (roomJid, after) =>
      Effect.map(
        Effect.suspend(() => this.history),
        () => {
          this.calls.push(`history ${after ?? "last"}`)
          const start = this.archive.findIndex(({ archiveId }) => archiveId === after) + 1
          const messages = this.archive.slice(start, start + 2).filter((message) => message.roomJid === roomJid)
          const last = messages.at(-1)?.archiveId
          return {
            messages,
            isComplete: start + 2 >= this.archive.length,
            ...(last === undefined ? {} : { last }),
          }
        },
      ),
    sendMessage: ({ originId, roomJid, body }) =>
      Effect.suspend(() => {
        this.calls.push(`send ${body}`)
        if (body.length > 1_000) return Effect.fail(new ChatError({ reason: "other", detail: "too-large" }))
        const attempt = (this.attempts.get(originId) ?? 0) + 1
        this.attempts.set(originId, attempt)
        if (this.receives(body, attempt))
          this.receive({
            originId,
            archiveId: `archive-${originId}`,
            roomJid,
            fromJid: `${roomJid}/customer`,
            senderKind: "contact",
            body,
            time: 0,
            isOutgoing: true,
            status: "sent",
            conversationType: "groupchat",
          })
        return Effect.void
      }),
    sendTyping: (_, isTyping) => Effect.sync(() => void this.calls.push(isTyping ? "typing" : "quiet")),
    sendReceipt: (_, originId, receipt) => Effect.sync(() => void this.calls.push(`${receipt} ${originId}`)),
    joinQueue: ({ workgroupJid }) => Effect.sync(() => void this.calls.push(`queue ${workgroupJid}`)),
    decideOffer: (_, decision) =>
      Effect.andThen(
        Effect.sync(() => void this.calls.push(decision)),
        Effect.suspend(() => this.decisions),
      ),
    forwardChat: (_, target) => Effect.sync(() => void this.calls.push(`forward ${target}`)),
  })
}
