import { aliasKind } from "../../../domain/chat/aliasKind.ts"
import type { OutboxEntry } from "../../../domain/chat/ChatOutbox.ts"
import type { ChatAttachment, ChatMessage } from "../../../domain/chat/ChatMessage.ts"
import { MAX_STANZA_BYTES } from "../../../domain/chat/chatLimits.ts"
import type { ChatReceipt } from "../../../domain/chat/ChatReceipt.ts"
import { cleanText } from "../../../domain/chat/cleanText.ts"
import { formStanza, parseForm, submittedForm } from "./formStanzas.ts"
import { NAMESPACES } from "./NAMESPACES.ts"
import { childOf, element, elementsOf, rawTextOf, serializeXml, textOf } from "./XmlElement.ts"
import type { XmlElement } from "./XmlElement.ts"

/** A message to a room. */
export type RoomMessage = Omit<OutboxEntry, "writtenAt" | "tries">

/** Builds a message that requests a receipt and a displayed marker. */
export function roomMessage(message: RoomMessage): XmlElement {
  const { roomJid, originId, body, attachment, form, answers, answerTo } = message
  return element(
    "message",
    { type: "groupchat", to: roomJid, id: originId },
    element("body", {}, cleanText(attachment === undefined ? body : body === "" ? attachment.url : body)),
    element("origin-id", { xmlns: NAMESPACES.stanzaIds, id: originId }),
    element("request", { xmlns: NAMESPACES.receipts }),
    element("markable", { xmlns: NAMESPACES.markers }),
    element("active", { xmlns: NAMESPACES.chatStates }),
    attachment === undefined
      ? undefined
      : element(
          "x",
          { xmlns: NAMESPACES.oob },
          element("url", {}, attachment.url),
          element("desc", {}, cleanText(attachment.name)),
        ),
    form === undefined ? undefined : formStanza(form),
    answers === undefined ? undefined : submittedForm(new Map(Object.entries(answers))),
    answerTo === undefined ? undefined : element("reply", { xmlns: NAMESPACES.reply, id: answerTo }),
  )
}

/** Whether a stanza is small enough for the server. A larger one would end the connection, again and again. */
export function fitsServer(stanza: XmlElement): boolean {
  return new TextEncoder().encode(serializeXml(stanza)).length <= MAX_STANZA_BYTES
}

/** Builds the receipt of a message: XEP-0184 for its arrival, XEP-0333 for its display. */
export function receiptStanza(roomJid: string, messageId: string, receipt: "delivered" | "read"): XmlElement {
  return element(
    "message",
    { type: "groupchat", to: roomJid },
    receipt === "delivered"
      ? element("received", { xmlns: NAMESPACES.receipts, id: messageId })
      : element("displayed", { xmlns: NAMESPACES.markers, id: messageId }),
    element("no-store", { xmlns: "urn:xmpp:hints" }),
  )
}

/** Builds a typing notice (XEP-0085). */
export function typingStanza(roomJid: string, isTyping: boolean): XmlElement {
  return element(
    "message",
    { type: "groupchat", to: roomJid },
    element(isTyping ? "composing" : "paused", { xmlns: NAMESPACES.chatStates }),
    element("no-store", { xmlns: "urn:xmpp:hints" }),
  )
}

/** The content of a message stanza. */
export type MessageContent =
  | { readonly kind: "message"; readonly message: ChatMessage }
  | {
      readonly kind: "receipt"
      readonly receipt: ChatReceipt
      readonly roomJid: string
      readonly fromJid: string
      readonly originId: string
    }
  | { readonly kind: "typing"; readonly roomJid: string; readonly fromJid: string; readonly isTyping: boolean }
  | { readonly kind: "refused"; readonly roomJid: string; readonly originId: string; readonly condition: string }

/** Context of a parsed message. */
export interface MessageContext {
  /** Address of this participant in the room, by room. */
  readonly ownJids: ReadonlyMap<string, string>
  /** Milliseconds since 1970, for a message without the server's time. */
  readonly now: number
  /** The shop's own origin, whose files are shown also without encryption; absent outside a browser. */
  readonly ownOrigin?: string | undefined
}

/** Returns the contents of a message stanza of a room. */
export function parseMessage(stanza: XmlElement, context: MessageContext): readonly MessageContent[] {
  const { from, type } = stanza.attributes
  if (stanza.name !== "message" || from === undefined) return []
  const roomJid = bareJid(from)
  if (type === "error") return parseRefused(stanza, roomJid)
  if (type !== "groupchat" || from === roomJid) return []
  return [
    ...parseText(stanza, roomJid, from, context),
    ...parseReceipts(stanza, roomJid, from),
    ...parseTyping(stanza, roomJid, from),
  ]
}

function parseRefused(stanza: XmlElement, roomJid: string): readonly MessageContent[] {
  const originId = stanza.attributes.id
  const error = childOf(stanza, "error")
  if (originId === undefined || error === undefined) return []
  return [{ kind: "refused", roomJid, originId, condition: errorCondition(stanza) ?? "undefined-condition" }]
}

function parseText(
  stanza: XmlElement,
  roomJid: string,
  fromJid: string,
  { ownJids, now, ownOrigin }: MessageContext,
): readonly MessageContent[] {
  const body = childOf(stanza, "body")
  const form = parseForm(childOf(stanza, "x", NAMESPACES.data))
  const attachment = parseAttachment(stanza, ownOrigin)
  const answerTo = childOf(stanza, "reply", NAMESPACES.reply)?.attributes.id
  if (body === undefined && form === undefined) return []
  const archiveId = elementsOf(stanza).find(
    ({ name, attributes }) =>
      name === "stanza-id" && attributes.xmlns === NAMESPACES.stanzaIds && attributes.by === roomJid,
  )?.attributes.id
  const originId =
    childOf(stanza, "origin-id", NAMESPACES.stanzaIds)?.attributes.id ?? stanza.attributes.id ?? archiveId
  if (originId === undefined) return []
  return [
    {
      kind: "message",
      message: {
        originId,
        ...(archiveId === undefined ? {} : { archiveId }),
        roomJid,
        fromJid,
        senderKind: aliasKind(fromJid.slice(roomJid.length + 1)),
        body: body === undefined ? "" : rawTextOf(body),
        time: stampOf(stanza, roomJid) ?? now,
        isOutgoing: ownJids.get(roomJid) === fromJid,
        ...(attachment === undefined ? {} : { attachment }),
        ...(form === undefined ? {} : { form }),
        ...(answerTo === undefined ? {} : { answerTo }),
        status: "sent",
        conversationType: "groupchat",
      },
    },
  ]
}

function parseAttachment(stanza: XmlElement, ownOrigin: string | undefined): ChatAttachment | undefined {
  const oob = childOf(stanza, "x", NAMESPACES.oob)
  const url = textOf(childOf(oob, "url"))
  if (url === undefined || !isTrustedUrl(url, ownOrigin)) return undefined
  const name = textOf(childOf(oob, "desc")) ?? url.slice(url.lastIndexOf("/") + 1)
  const extension = /\.(avif|gif|jpe?g|png|webp)$/i.exec(url.split(/[?#]/, 1)[0] ?? "")?.[1]?.toLowerCase()
  // Only images are attachments (S5.17): another file stays a link in the text.
  return extension === undefined
    ? undefined
    : { name, mediaType: `image/${extension === "jpg" ? "jpeg" : extension}`, url }
}

/** Whether a file's address is encrypted, or on the shop's own origin, which may be a local one. */
export function isTrustedUrl(url: string, ownOrigin: string | undefined): boolean {
  return url.startsWith("https://") || (ownOrigin !== undefined && url.startsWith(`${ownOrigin}/`))
}

function parseReceipts(stanza: XmlElement, roomJid: string, fromJid: string): readonly MessageContent[] {
  const received = childOf(stanza, "received", NAMESPACES.receipts)?.attributes.id
  const displayed = childOf(stanza, "displayed", NAMESPACES.markers)?.attributes.id
  return [
    ...(received === undefined
      ? []
      : [{ kind: "receipt", receipt: "delivered", roomJid, fromJid, originId: received } as const]),
    ...(displayed === undefined
      ? []
      : [{ kind: "receipt", receipt: "read", roomJid, fromJid, originId: displayed } as const]),
  ]
}

const TYPING_STATES: ReadonlyMap<string, boolean> = new Map([
  ["composing", true],
  ["active", false],
  ["paused", false],
  ["inactive", false],
  ["gone", false],
])

function parseTyping(stanza: XmlElement, roomJid: string, fromJid: string): readonly MessageContent[] {
  return elementsOf(stanza).flatMap(({ name, attributes }) => {
    const isTyping = TYPING_STATES.get(name)
    return attributes.xmlns === NAMESPACES.chatStates && isTyping !== undefined
      ? [{ kind: "typing", roomJid, fromJid, isTyping } as const]
      : []
  })
}

// A stamp of another participant could forge the time.
function stampOf(stanza: XmlElement, roomJid: string): number | undefined {
  const delay = elementsOf(stanza).find(
    ({ name, attributes }) =>
      name === "delay" && attributes.xmlns === NAMESPACES.delay && (attributes.from ?? roomJid) === roomJid,
  )
  const time = Date.parse(delay?.attributes.stamp ?? "")
  return Number.isNaN(time) ? undefined : time
}

/** Returns the condition of an error stanza, such as `not-acceptable`. */
export function errorCondition(stanza: XmlElement): string | undefined {
  const error = childOf(stanza, "error")
  return error === undefined
    ? undefined
    : elementsOf(error).find(({ name, attributes }) => attributes.xmlns === NAMESPACES.stanzaErrors && name !== "text")
        ?.name
}

/** Returns an address without its resource. */
export function bareJid(jid: string): string {
  const slash = jid.indexOf("/")
  return slash < 0 ? jid : jid.slice(0, slash)
}
