import * as Schema from "effect/Schema"
import { ChatAffiliation, ChatRole } from "./ChatRole.ts"

/** A person in a room. */
export const ChatOccupant = Schema.Struct({
  nickname: Schema.String,
  affiliation: ChatAffiliation,
  role: Schema.optionalKey(ChatRole),
})
export type ChatOccupant = typeof ChatOccupant.Type

/** The room of a conversation (XEP-0045). */
export const ChatRoom = Schema.Struct({
  jid: Schema.String,
  name: Schema.optionalKey(Schema.String),
  /** The workgroup that created it; its agents may forward the conversation. */
  workgroupJid: Schema.optionalKey(Schema.String),
  /** The offer by which this agent received the conversation. */
  offerId: Schema.optionalKey(Schema.String),
  /** Details of the customer for the agent, by name. */
  metadata: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  isJoined: Schema.Boolean,
  /** The conversation has ended: the server removed this participant, or has no such room any more. */
  isClosed: Schema.optionalKey(Schema.Boolean),
  isForwarding: Schema.Boolean,
  /** Id of the last archived message that is known. */
  lastArchiveId: Schema.optionalKey(Schema.String),
})
export type ChatRoom = typeof ChatRoom.Type

/** Returns the reason for which an agent cannot forward a conversation; `undefined` when it is possible. */
export function forwardObstacle(
  room: ChatRoom,
): "roomNotJoined" | "alreadyForwarding" | "roomWithoutOffer" | undefined {
  if (!room.isJoined) return "roomNotJoined"
  if (room.isForwarding) return "alreadyForwarding"
  return room.offerId === undefined ? "roomWithoutOffer" : undefined
}
