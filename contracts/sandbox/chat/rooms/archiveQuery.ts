import { NAMESPACES } from "../xml/NAMESPACES.ts"
import { dataForm, formValues, resultOf, StanzaRefused } from "../xml/stanzas.ts"
import { parseXml } from "../xml/XmlReader.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { childOf, element, textOf, withAttributes } from "../xml/XmlElement.ts"
import type { ArchivedMessage, ArchiveSelection, MessageArchive } from "./MessageArchive.ts"

const DEFAULT_PAGE = 50
const MAX_PAGE = 200

/** The form of possible filters (XEP-0313). */
export const archiveForm = (iq: XmlElement): XmlElement =>
  resultOf(
    iq,
    element(
      "query",
      { xmlns: NAMESPACES.mam },
      dataForm("form", [
        { name: "FORM_TYPE", type: "hidden", values: [NAMESPACES.mam] },
        { name: "start", type: "text-single" },
        { name: "end", type: "text-single" },
        { name: "with", type: "jid-single" },
      ]),
    ),
  )

/** Reads the archive of a room by a query (XEP-0313); returns the messages and the end of the page. */
export const queryArchive = async (
  archive: MessageArchive,
  roomJid: string,
  roomId: string,
  iq: XmlElement,
): Promise<readonly XmlElement[]> => {
  const query = childOf(iq, "query", NAMESPACES.mam)
  const selection = selectionOf(query, roomJid, roomId)
  for (const id of [selection.after, selection.before])
    if (id !== undefined && !(await archive.has(roomId, id))) throw new StanzaRefused("item-not-found")
  const limit = selection.limit + 1
  const found = await archive.select({ ...selection, limit })
  const isComplete = found.length < limit
  const page = isComplete ? found : selection.isFromEnd ? found.slice(1) : found.slice(0, -1)
  const queryId = query?.attributes["queryid"]
  return [
    ...page.map((message) => archivedStanza(message, roomJid, iq.attributes["from"], queryId)),
    resultOf(
      iq,
      element(
        "fin",
        { xmlns: NAMESPACES.mam, complete: isComplete ? "true" : undefined },
        element(
          "set",
          { xmlns: NAMESPACES.rsm },
          page[0] === undefined ? undefined : element("first", {}, page[0].id),
          page[0] === undefined ? undefined : element("last", {}, page.at(-1)?.id),
          element("count", {}, String(await archive.count(roomId))),
        ),
      ),
    ),
  ]
}

const selectionOf = (query: XmlElement | undefined, roomJid: string, roomId: string): ArchiveSelection => {
  const filter = formValues(query) ?? new Map<string, readonly string[]>()
  const page = childOf(query, "set", NAMESPACES.rsm)
  const before = childOf(page, "before")
  const max = textOf(childOf(page, "max"))
  const sender = filter.get("with")?.[0]
  return {
    roomId,
    after: textOf(childOf(page, "after")),
    before: textOf(before),
    isFromEnd: before !== undefined,
    start: timeOf(filter.get("start")?.[0]),
    end: timeOf(filter.get("end")?.[0]),
    nickname: sender?.startsWith(`${roomJid}/`) === true ? sender.slice(roomJid.length + 1) : undefined,
    limit: max !== undefined && /^[0-9]{1,6}$/u.test(max) ? Math.min(Number(max), MAX_PAGE) : DEFAULT_PAGE,
  }
}

const timeOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new StanzaRefused("bad-request")
  return time
}

const archivedStanza = (
  message: ArchivedMessage,
  roomJid: string,
  to: string | undefined,
  queryId: string | undefined,
): XmlElement =>
  element(
    "message",
    { from: roomJid, to },
    element(
      "result",
      { xmlns: NAMESPACES.mam, queryid: queryId, id: message.id },
      element(
        "forwarded",
        { xmlns: NAMESPACES.forward },
        delayElement(message, roomJid),
        withAttributes(storedStanza(message, roomJid), { xmlns: NAMESPACES.client }),
      ),
    ),
  )

/** Returns a message as the room sent it. */
export const storedStanza = ({ id, nickname, stanza }: ArchivedMessage, roomJid: string): XmlElement => {
  const { name, attributes, children } = parseXml(stanza)
  return {
    name,
    attributes: { ...attributes, from: `${roomJid}/${nickname}` },
    children: [...children, element("stanza-id", { xmlns: NAMESPACES.stanzaIds, by: roomJid, id })],
  }
}

/** Builds the time at which the room received a message (XEP-0203). */
export const delayElement = ({ sentAt }: ArchivedMessage, roomJid: string): XmlElement =>
  element("delay", { xmlns: NAMESPACES.delay, from: roomJid, stamp: new Date(sentAt).toISOString() })
