import type { ChatMessage } from "../../../domain/chat/ChatMessage.ts"
import { parseMessage } from "./messageStanzas.ts"
import type { MessageContext } from "./messageStanzas.ts"
import { NAMESPACES } from "./NAMESPACES.ts"
import { childOf, element, textOf } from "./XmlElement.ts"
import type { XmlElement } from "./XmlElement.ts"

/** Messages per page of the archive. */
const PAGE_SIZE = 50

/** Requests the messages of a room after a known one, or its last page without one (XEP-0313). */
export function archiveQuery(roomJid: string, id: string, after: string | undefined): XmlElement {
  return element(
    "iq",
    { type: "set", to: roomJid, id },
    element(
      "query",
      { xmlns: NAMESPACES.mam, queryid: id },
      element(
        "set",
        { xmlns: NAMESPACES.rsm },
        element("max", {}, String(PAGE_SIZE)),
        after === undefined ? element("before") : element("after", {}, after),
      ),
    ),
  )
}

/** Returns the archived message of a query; `undefined` when the stanza is not one, or not sent by the room. */
export function parseArchived(
  stanza: XmlElement,
  roomJid: string,
  queryId: string,
  context: MessageContext,
): ChatMessage | undefined {
  const result = childOf(stanza, "result", NAMESPACES.mam)
  if (stanza.name !== "message" || stanza.attributes.from !== roomJid || result?.attributes.queryid !== queryId)
    return undefined
  const forwarded = childOf(result, "forwarded", NAMESPACES.forward)
  const message = childOf(forwarded, "message")
  const archiveId = result.attributes.id
  if (message === undefined || archiveId === undefined) return undefined
  const time = Date.parse(childOf(forwarded, "delay", NAMESPACES.delay)?.attributes.stamp ?? "")
  const text = parseMessage(message, context).find(({ kind }) => kind === "message")
  return text?.kind === "message"
    ? { ...text.message, archiveId, time: Number.isNaN(time) ? text.message.time : time }
    : undefined
}

/** The end of a page. */
export interface ArchivePageEnd {
  readonly isComplete: boolean
  /** Id of its last message. */
  readonly last?: string
}

/** Returns the end of a page in the response to a query. */
export function parseArchiveEnd(iq: XmlElement): ArchivePageEnd {
  const fin = childOf(iq, "fin", NAMESPACES.mam)
  const last = textOf(childOf(childOf(fin, "set", NAMESPACES.rsm), "last"))
  return { isComplete: fin?.attributes.complete === "true", ...(last === undefined ? {} : { last }) }
}
