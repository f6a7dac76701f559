import * as Schema from "effect/Schema"
import { ChatForm } from "./ChatForm.ts"

/** How far a message has come. `queued` and `failed` are known on this device only. */
export const DeliveryStatus = Schema.Literals(["failed", "queued", "sent", "delivered", "read"])
export type DeliveryStatus = typeof DeliveryStatus.Type

/** An image sent with a message. */
export const ChatAttachment = Schema.Struct({
  name: Schema.String,
  mediaType: Schema.String,
  url: Schema.String,
  bytes: Schema.optionalKey(Schema.Number),
})
export type ChatAttachment = typeof ChatAttachment.Type

/** A message of a conversation (S3.29). */
export const ChatMessage = Schema.Struct({
  /** Id that the sender gave it (XEP-0359 origin-id). It is unique for its sender only. */
  originId: Schema.String,
  /** Id that the room gave it; absent before the server has received it. */
  archiveId: Schema.optionalKey(Schema.String),
  roomJid: Schema.String,
  /** Address of the sender in the room. */
  fromJid: Schema.String,
  senderKind: Schema.Literals(["system", "contact", "user"]),
  body: Schema.String,
  /** Server's time in milliseconds since 1970; this device's time before the server has received it. */
  time: Schema.Number,
  isOutgoing: Schema.Boolean,
  attachment: Schema.optionalKey(ChatAttachment),
  form: Schema.optionalKey(ChatForm),
  /** Origin id of the message whose form this message answers. */
  answerTo: Schema.optionalKey(Schema.String),
  status: DeliveryStatus,
  conversationType: Schema.Literals(["chat", "groupchat"]),
})
export type ChatMessage = typeof ChatMessage.Type
