import type { ChatStatistics } from "../../../application/chat/ChatConnection.ts"
import { cleanText } from "../../../domain/chat/cleanText.ts"
import { NAMESPACES } from "./NAMESPACES.ts"
import { whenDefined } from "./whenDefined.ts"
import { childOf, element } from "./XmlElement.ts"
import type { XmlElement } from "./XmlElement.ts"
import type { WorkgroupRequest } from "./workgroupStanzas.ts"

const serviceIq = ({ id, workgroupJid }: WorkgroupRequest, type: "get" | "set", content: XmlElement): XmlElement =>
  element("iq", { type, to: workgroupJid, id }, content)

/** Has the messages of a room sent by email. */
export function transcriptRequest(request: WorkgroupRequest, roomJid: string, email: string): XmlElement {
  return serviceIq(request, "set", element("transcript", { xmlns: NAMESPACES.service, room: roomJid, email }))
}

/** Rates the conversation of a room, from 1 to 5. */
export function ratingRequest(
  request: WorkgroupRequest,
  roomJid: string,
  { stars, comment }: { readonly stars: number; readonly comment: string },
): XmlElement {
  const attributes = { xmlns: NAMESPACES.service, room: roomJid, stars: String(stars) }
  return serviceIq(request, "set", element("rating", attributes, cleanText(comment)))
}

/** Requests the figures of a day. */
export function statisticsRequest(request: WorkgroupRequest, day: string): XmlElement {
  return serviceIq(request, "get", element("statistics", { xmlns: NAMESPACES.service, day }))
}

/** Returns the figures of a day; absent ones count as 0, or as unknown where that is possible. */
export function parseStatistics(iq: XmlElement): ChatStatistics {
  const { attributes = {} } = childOf(iq, "statistics", NAMESPACES.service) ?? {}
  const numberOf = (name: string): number | undefined => {
    const text = attributes[name] ?? ""
    return /^[0-9]{1,9}(\.[0-9]{1,3})?$/.test(text) ? Number(text) : undefined
  }
  return {
    offered: numberOf("offered") ?? 0,
    accepted: numberOf("accepted") ?? 0,
    missed: numberOf("missed") ?? 0,
    ...whenDefined(numberOf("median-wait-seconds"), (waitSeconds) => ({ waitSeconds })),
    ...whenDefined(numberOf("median-duration-seconds"), (durationSeconds) => ({ durationSeconds })),
    ...whenDefined(numberOf("rating"), (rating) => ({ rating })),
  }
}
