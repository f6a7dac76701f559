import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as SubscriptionRef from "effect/SubscriptionRef"
import type { SavedChatSession } from "../../domain/chat/ChatContact.ts"
import { ChatError } from "../../domain/chat/ChatError.ts"
import type { ChatRoom } from "../../domain/chat/ChatRoom.ts"
import { canMessageWorkgroup } from "../../domain/chat/ChatRole.ts"
import { openWorkgroups } from "../../domain/chat/openWorkgroups.ts"
import { track } from "../analytics/Analytics.ts"
import type { QueueRequest } from "./ChatConnection.ts"
import { ChatConnection } from "./ChatConnection.ts"
import type { ChatSession } from "./ChatSession.ts"
import { dispatch, savedSession, storedOutbox, storedReceipts, updateConversation } from "./ChatSession.ts"
import { WorkgroupGateway } from "./WorkgroupGateway.ts"

/** Returns the open workgroups (S5.20). Fails with `workgroupsUnavailable`. */
export const loadOpenWorkgroups = Effect.fn("chat.loadOpenWorkgroups")(function* (session: ChatSession) {
  const gateway = yield* WorkgroupGateway
  yield* dispatch(session, { event: "load" })
  const workgroups = yield* gateway.listChatWorkgroups().pipe(
    Effect.mapError(({ message }) => new ChatError({ reason: "workgroupsUnavailable", detail: message })),
    Effect.ensuring(dispatch(session, { event: "workgroupsLoaded" })),
  )
  return openWorkgroups(workgroups, yield* Clock.currentTimeMillis)
})

/**
 * Joins the queue of a workgroup, stores the session on this device and reports the start to analytics, without the
 * customer's name, email and message. Only customers may (F142). Fails with `workgroupNotJoined`, or
 * `alreadyInWorkgroup` when the customer is in a queue or a conversation.
 */
export const startChat = Effect.fn("chat.start")(function* (
  session: ChatSession,
  request: QueueRequest,
  saved: SavedChatSession,
) {
  const connection = yield* ChatConnection
  if (!canMessageWorkgroup(session.role))
    return yield* new ChatError({ reason: "workgroupNotJoined", detail: "forbidden" })
  const { phase } = (yield* SubscriptionRef.get(session.view)).connection
  if (phase === "queued" || phase === "inConversation")
    return yield* new ChatError({ reason: "alreadyInWorkgroup", detail: request.workgroupJid })
  yield* connection.joinQueue(request)
  yield* savedSession.write(saved)
  yield* trackChatStart(request.workgroupJid)
})

/** Reports a chat that was started; its topic is the workgroup. */
export function trackChatStart(workgroupJid: string): Effect.Effect<void> {
  const [topic = ""] = workgroupJid.split("@", 1)
  return track({ name: "start_chat", topic })
}

/** Adds the room of an invitation to the chat, from which `runChat` and `joinConversation` join it. */
export const addInvitedRoom = Effect.fn("chat.addInvitedRoom")(function* (
  session: ChatSession,
  { roomJid, ...rest }: { readonly roomJid: string } & Pick<ChatRoom, "workgroupJid" | "offerId" | "metadata">,
) {
  yield* updateConversation(session, roomJid, (conversation) => ({
    ...conversation,
    room: { ...conversation.room, ...rest },
  }))
})

/** Ends the chat: leaves the rooms, disconnects, and clears the stored session, outbox and receipts. */
export const closeChat = Effect.fn("chat.close")(function* (session: ChatSession) {
  const connection = yield* ChatConnection
  const { conversations } = yield* SubscriptionRef.get(session.view)
  for (const [roomJid, { room }] of conversations)
    if (room.isJoined)
      yield* Effect.catch(connection.leaveRoom({ roomJid, nickname: session.nickname }), (error) =>
        // The server removes a participant who is not connected.
        Effect.logDebug("A room was not left", error.message),
      )
  yield* connection.disconnect
  yield* savedSession.remove
  yield* storedOutbox.remove
  yield* storedReceipts.remove
  yield* dispatch(session, { event: "close" })
})
