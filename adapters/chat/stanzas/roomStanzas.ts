import type { ChatAffiliation } from "../../../domain/chat/ChatRole.ts"
import type { ChatOccupant } from "../../../domain/chat/ChatRoom.ts"
import { NAMESPACES } from "./NAMESPACES.ts"
import { childOf, childrenOf, element, elementsOf } from "./XmlElement.ts"
import type { XmlElement } from "./XmlElement.ts"
import { bareJid, errorCondition } from "./messageStanzas.ts"

/** Joins a room without its own history: the archive has it (XEP-0045). */
export function joinRoomStanza(roomJid: string, nickname: string, id: string): XmlElement {
  return element(
    "presence",
    { to: `${roomJid}/${nickname}`, id },
    element("x", { xmlns: NAMESPACES.muc }, element("history", { maxstanzas: "0" })),
  )
}

/** Leaves a room. */
export function leaveRoomStanza(roomJid: string, nickname: string): XmlElement {
  return element("presence", { to: `${roomJid}/${nickname}`, type: "unavailable" })
}

/** Accepts the default configuration of a new room, which unlocks it. */
export function unlockRoomStanza(roomJid: string, id: string): XmlElement {
  return element(
    "iq",
    { type: "set", to: roomJid, id },
    element("query", { xmlns: NAMESPACES.mucOwner }, element("x", { xmlns: NAMESPACES.data, type: "submit" })),
  )
}

/** Invites a person or a workgroup to a room. */
export function inviteStanza(roomJid: string, inviteeJid: string, reason: string): XmlElement {
  return element(
    "message",
    { to: roomJid },
    element("x", { xmlns: NAMESPACES.mucUser }, element("invite", { to: inviteeJid }, element("reason", {}, reason))),
  )
}

/** A change in a room. */
export type RoomEvent =
  | {
      readonly kind: "occupantJoined"
      readonly roomJid: string
      readonly occupant: ChatOccupant
      readonly isSelf: boolean
      /** The room was created by this join. */
      readonly isCreated: boolean
    }
  | { readonly kind: "occupantLeft"; readonly roomJid: string; readonly nickname: string; readonly isSelf: boolean }
  | { readonly kind: "joinRefused"; readonly roomJid: string; readonly condition: string }

const AFFILIATIONS: ReadonlyMap<string, ChatAffiliation> = new Map(
  (["owner", "admin", "member", "none", "outcast"] as const).map((affiliation) => [affiliation, affiliation]),
)

const SELF = "110"
const CREATED = "201"

/** Returns the change that a presence of a room announces; `undefined` for another presence. */
export function parseRoomEvent(stanza: XmlElement): RoomEvent | undefined {
  const { from, type } = stanza.attributes
  if (stanza.name !== "presence" || from === undefined) return undefined
  const roomJid = bareJid(from)
  const nickname = from.slice(roomJid.length + 1)
  if (type === "error")
    return { kind: "joinRefused", roomJid, condition: errorCondition(stanza) ?? "undefined-condition" }
  const details = childOf(stanza, "x", NAMESPACES.mucUser)
  if (details === undefined || nickname === "") return undefined
  const codes = childrenOf(details, "status").map(({ attributes }) => attributes.code)
  const isSelf = codes.includes(SELF)
  if (type === "unavailable") return { kind: "occupantLeft", roomJid, nickname, isSelf }
  const affiliation = childOf(details, "item")?.attributes.affiliation ?? ""
  return {
    kind: "occupantJoined",
    roomJid,
    // An unknown affiliation has no rights (R26).
    occupant: { nickname, affiliation: AFFILIATIONS.get(affiliation) ?? "none" },
    isSelf,
    isCreated: codes.includes(CREATED),
  }
}

/** Returns whether a person is available by a presence; `undefined` for another stanza. */
export function parsePresence(stanza: XmlElement): { readonly jid: string; readonly isAvailable: boolean } | undefined {
  const { from, type } = stanza.attributes
  if (stanza.name !== "presence" || from === undefined) return undefined
  if (type !== undefined && type !== "unavailable") return undefined
  return { jid: bareJid(from), isAvailable: type === undefined }
}

/** Requests the rooms of a service, or the services of a server. */
export function discoverItems(jid: string, id: string): XmlElement {
  return element("iq", { type: "get", to: jid, id }, element("query", { xmlns: NAMESPACES.discoItems }))
}

/** An address with a name. */
export interface NamedJid {
  readonly jid: string
  readonly name?: string
}

/** Returns the discovered addresses. */
export function parseItems(iq: XmlElement): readonly NamedJid[] {
  return namedJids(childOf(iq, "query", NAMESPACES.discoItems))
}

/** Requests the roster. */
export function rosterQuery(id: string): XmlElement {
  return element("iq", { type: "get", id }, element("query", { xmlns: NAMESPACES.roster }))
}

/** Returns the contacts of a roster. */
export function parseRoster(iq: XmlElement): readonly NamedJid[] {
  return namedJids(childOf(iq, "query", NAMESPACES.roster))
}

function namedJids(query: XmlElement | undefined): readonly NamedJid[] {
  return (query === undefined ? [] : elementsOf(query)).flatMap(({ name, attributes }) =>
    name === "item" && attributes.jid !== undefined
      ? [{ jid: attributes.jid, ...(attributes.name === undefined ? {} : { name: attributes.name }) }]
      : [],
  )
}
