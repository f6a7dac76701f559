import * as Schema from "effect/Schema"

/** The customer of a conversation and the page from which it was started. */
export const ChatContact = Schema.Struct({
  jid: Schema.String,
  /** Customer's id in the backend. */
  customerId: Schema.String,
  name: Schema.String,
  email: Schema.String,
  orderId: Schema.optionalKey(Schema.String),
  sku: Schema.optionalKey(Schema.String),
  countryCode: Schema.optionalKey(Schema.String),
  device: Schema.optionalKey(Schema.String),
  page: Schema.optionalKey(Schema.String),
  topic: Schema.optionalKey(Schema.String),
  /** Whether agents may send media to the customer. */
  acceptsMedia: Schema.optionalKey(Schema.Boolean),
})
export type ChatContact = typeof ChatContact.Type

/** The product or order that a conversation is about, as it is shown. */
export const ChatSubject = Schema.Struct({
  title: Schema.String,
  /** Path of its page. */
  path: Schema.String,
  imageUrl: Schema.optionalKey(Schema.String),
})
export type ChatSubject = typeof ChatSubject.Type

/** The stored part of a conversation, with which it continues after a reload. */
export const SavedChatSession = Schema.Struct({
  jid: Schema.String,
  customerId: Schema.String,
  name: Schema.String,
  email: Schema.String,
  workgroupId: Schema.String,
  subject: Schema.optionalKey(ChatSubject),
  /** The room of the conversation; absent while the customer is in the queue. */
  roomJid: Schema.optionalKey(Schema.String),
  /** Id of the last message that this device has seen. */
  lastArchiveId: Schema.optionalKey(Schema.String),
})
export type SavedChatSession = typeof SavedChatSession.Type
