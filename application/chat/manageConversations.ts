import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as SubscriptionRef from "effect/SubscriptionRef"
import type { ChatErrorReason } from "../../domain/chat/ChatError.ts"
import { ChatError } from "../../domain/chat/ChatError.ts"
import { OFFER_MANAGEMENT_TIMEOUT_MS } from "../../domain/chat/chatLimits.ts"
import { decideOffer, isOpenOffer } from "../../domain/chat/ChatOffer.ts"
import { canManageOffers } from "../../domain/chat/ChatRole.ts"
import { forwardObstacle } from "../../domain/chat/ChatRoom.ts"
import { ChatConnection } from "./ChatConnection.ts"
import type { ChatSession } from "./ChatSession.ts"
import { updateConversation, updateOffers } from "./ChatSession.ts"

/**
 * Accepts or rejects an offer. Fails with `offerUnavailable` when it has ended, also while the server was asked, and
 * with `offerNotManaged` when the server does not respond within 30 s.
 */
export const manageOffer = Effect.fn("chat.manageOffer")(function* (
  session: ChatSession,
  offerId: string,
  decision: "accept" | "reject",
) {
  const connection = yield* ChatConnection
  yield* requireAgent(session, "offerUnavailable")
  const offer = yield* openOffer(session, offerId)
  yield* Effect.timeoutOrElse(connection.decideOffer(offer, decision), {
    duration: OFFER_MANAGEMENT_TIMEOUT_MS,
    orElse: () => Effect.fail(new ChatError({ reason: "offerNotManaged", detail: "timeout" })),
  })
  const current = (yield* SubscriptionRef.get(session.view)).offers.find(({ id }) => id === offerId)
  if (current?.status === "revoked") return yield* new ChatError({ reason: "offerUnavailable", detail: offerId })
  const now = yield* Clock.currentTimeMillis
  yield* updateOffers(session, (offers) =>
    offers.map((other) =>
      other.id === offerId ? decideOffer(other, decision === "accept" ? "accepted" : "rejected", now) : other,
    ),
  )
})

// The server refuses these requests as well.
const requireAgent = ({ role }: ChatSession, reason: ChatErrorReason) =>
  canManageOffers(role) ? Effect.void : Effect.fail(new ChatError({ reason, detail: "forbidden" }))

const openOffer = Effect.fnUntraced(function* ({ view }: ChatSession, offerId: string) {
  const now = yield* Clock.currentTimeMillis
  const offer = (yield* SubscriptionRef.get(view)).offers.find(({ id }) => id === offerId)
  if (offer === undefined || !isOpenOffer(offer, now))
    return yield* new ChatError({ reason: "offerUnavailable", detail: offerId })
  return offer
})

/**
 * Passes a conversation to another agent or workgroup. Fails with `roomNotJoined`, `alreadyForwarding`,
 * `roomWithoutOffer` or `chatNotForwarded`.
 */
export const forwardChat = Effect.fn("chat.forward")(function* (
  session: ChatSession,
  roomJid: string,
  targetJid: string,
) {
  const connection = yield* ChatConnection
  yield* requireAgent(session, "chatNotForwarded")
  const room = (yield* SubscriptionRef.get(session.view)).conversations.get(roomJid)?.room
  const obstacle = room === undefined ? "roomNotJoined" : forwardObstacle(room)
  if (obstacle !== undefined) return yield* new ChatError({ reason: obstacle, detail: roomJid })
  const setForwarding = (isForwarding: boolean) =>
    updateConversation(session, roomJid, (conversation) => ({
      ...conversation,
      room: { ...conversation.room, isForwarding },
    }))
  yield* Effect.acquireUseRelease(
    setForwarding(true),
    () => connection.forwardChat(roomJid, targetJid),
    () => setForwarding(false),
  )
})

/** Returns a conversation to its workgroup, which offers it to other agents. Fails with `chatNotReoffered`. */
export const reofferChat = Effect.fn("chat.reoffer")(function* (session: ChatSession, roomJid: string) {
  const connection = yield* ChatConnection
  yield* requireAgent(session, "chatNotReoffered")
  const workgroupJid = (yield* SubscriptionRef.get(session.view)).conversations.get(roomJid)?.room.workgroupJid
  if (workgroupJid === undefined) return yield* new ChatError({ reason: "chatNotReoffered", detail: roomJid })
  yield* Effect.mapError(
    connection.forwardChat(roomJid, workgroupJid),
    ({ detail }) => new ChatError({ reason: "chatNotReoffered", ...(detail === undefined ? {} : { detail }) }),
  )
})
