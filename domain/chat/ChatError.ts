import * as Schema from "effect/Schema"

/** The messages about failures (S8.14), by reason. `{0}` is the detail. */
export const CHAT_ERROR_MESSAGES = {
  connectionLost: "Unexpected error, connection lost",
  connectionClosed: "Connection has been closed",
  notAuthenticated: "Could not authenticate user, review credentials",
  connectionTimedOut: "Connection timed out",
  listsUnavailable: "Could not retrieve chats/roster/rooms",
  roomNotCreated: "Could not create room",
  chatNotForwarded: "Could not forward the chat",
  alreadyForwarding: "Chat already being forwarded",
  roomWithoutOffer: "This room does not have an associated offer",
  roomNotJoined: "Join the room before forwarding",
  chatNotReoffered: "Could not reoffer chat. Not found",
  chatAlreadySet: "Could not set chat. Already set",
  roomAlreadyJoined: "Room already joined",
  workgroupNotJoined: "Could not join the workgroup as user",
  alreadyInWorkgroup: "Already present as user or agent in the workgroup",
  workgroupNotLeft: "Could not leave workgroup",
  offerNotManaged: "Could not manage offer",
  offerUnavailable: "The requested offer is not available for the client",
  messagesUnavailable: "Could not retrieve messages",
  workgroupsUnavailable: "There was an error while trying to get the workgroups",
  other: "Error: {0}",
} as const

/** The notices about the connection. `{0}` is the detail. */
export const CHAT_NOTICES = {
  disconnected: "Disconnected: {0}",
  reconnecting: "Connection lost. Reconnecting...",
  reconnected: "Connection recovered",
} as const

export const ChatErrorReason = Schema.Literals([
  "connectionLost",
  "connectionClosed",
  "notAuthenticated",
  "connectionTimedOut",
  "listsUnavailable",
  "roomNotCreated",
  "chatNotForwarded",
  "alreadyForwarding",
  "roomWithoutOffer",
  "roomNotJoined",
  "chatNotReoffered",
  "chatAlreadySet",
  "roomAlreadyJoined",
  "workgroupNotJoined",
  "alreadyInWorkgroup",
  "workgroupNotLeft",
  "offerNotManaged",
  "offerUnavailable",
  "messagesUnavailable",
  "workgroupsUnavailable",
  "other",
])
export type ChatErrorReason = typeof ChatErrorReason.Type

/** A failure of the chat. `detail` is the server's text or condition, for the logs and for `other`. */
export class ChatError extends Schema.TaggedError<ChatError>()("ChatError", {
  reason: ChatErrorReason,
  detail: Schema.optionalKey(Schema.String),
}) {
  override get message(): string {
    return CHAT_ERROR_MESSAGES[this.reason].replace("{0}", () => this.detail ?? "")
  }
}
