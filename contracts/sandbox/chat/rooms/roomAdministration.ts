import type { Storage } from "../../platform/storage/Storage.ts"
import { bareOf, parseJid } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import { dataForm, formValues, resultOf, StanzaRefused } from "../xml/stanzas.ts"
import type { IqPayload } from "../xml/stanzas.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { childOf, childrenOf, element, elementsOf } from "../xml/XmlElement.ts"
import type { Room } from "./Room.ts"
import { STATUS } from "./Room.ts"
import { configureRoom, deleteRoom, parseAffiliation, setAffiliation } from "./RoomRecord.ts"

const MAX_NAME = 200

/** Handles the requests of a room's owner: configuration and end (XEP-0045, section 10). Returns the response. */
export const handleOwnerRequest = async (
  storage: Storage,
  room: Room,
  iq: XmlElement,
  { type, content }: IqPayload,
): Promise<XmlElement> => {
  if (room.affiliationOf(iq.attributes["from"] ?? "") !== "owner") throw new StanzaRefused("forbidden")
  if (type === "get") return resultOf(iq, element("query", { xmlns: NAMESPACES.mucOwner }, configurationForm(room)))
  const destroyed = childOf(content, "destroy")
  if (destroyed !== undefined) {
    await deleteRoom(storage, room.record.roomId)
    room.destroy(destroyed)
    return resultOf(iq)
  }
  const values = formValues(content)
  if (values !== undefined) {
    const membersOnly = values.get("muc#roomconfig_membersonly")?.[0]
    await configureRoom(storage, room.record, {
      name: (values.get("muc#roomconfig_roomname")?.[0] ?? room.record.name).slice(0, MAX_NAME),
      isOpen: membersOnly === undefined ? room.record.isOpen : membersOnly === "0" || membersOnly === "false",
    })
  }
  return resultOf(iq)
}

const configurationForm = ({ record }: Room): XmlElement =>
  dataForm(
    "form",
    [
      { name: "FORM_TYPE", type: "hidden", values: ["http://jabber.org/protocol/muc#roomconfig"] },
      { name: "muc#roomconfig_roomname", type: "text-single", label: "Name", values: [record.name] },
      {
        name: "muc#roomconfig_membersonly",
        type: "boolean",
        label: "Only members may enter",
        values: [record.isOpen ? "0" : "1"],
      },
    ],
    { title: "Configuration of the room" },
  )

/** Handles requests about affiliations (XEP-0045, section 9). Returns the response. */
export const handleAdminRequest = async (
  storage: Storage,
  room: Room,
  iq: XmlElement,
  { type, content }: IqPayload,
): Promise<XmlElement> => {
  const requester = room.affiliationOf(iq.attributes["from"] ?? "")
  if (requester !== "owner" && requester !== "admin") throw new StanzaRefused("forbidden")
  const items = childrenOf(content, "item")
  if (type === "get") {
    const wanted = parseAffiliation(items[0]?.attributes["affiliation"])
    return resultOf(
      iq,
      element(
        "query",
        { xmlns: NAMESPACES.mucAdmin },
        ...[...room.record.affiliations]
          .filter(([, affiliation]) => affiliation === wanted)
          .map(([jid, affiliation]) => element("item", { jid, affiliation })),
      ),
    )
  }
  const changes = items.map(({ attributes: { jid = "", affiliation } }) => {
    const address = parseJid(jid)
    const changed = parseAffiliation(affiliation)
    if (address === undefined || changed === undefined) throw new StanzaRefused("bad-request")
    return { bareJid: bareOf(jid).toLowerCase(), changed }
  })
  for (const { bareJid, changed } of changes) {
    const isAboveRequester = [room.affiliationOf(bareJid), changed].some((one) => one === "owner" || one === "admin")
    if (requester !== "owner" && isAboveRequester) throw new StanzaRefused("not-allowed")
    await setAffiliation(storage, room.record, bareJid, changed)
    if (changed === "outcast") room.expel(bareJid, STATUS.banned)
    else if (changed === "none" && !room.record.isOpen) room.expel(bareJid, STATUS.removed)
  }
  return resultOf(iq)
}

/** Returns the person of an invitation through a room, and the invitation itself. */
export const invitationOf = (message: XmlElement): { readonly to: string; readonly invite: XmlElement } | undefined => {
  const invite = childOf(childOf(message, "x", NAMESPACES.mucUser), "invite")
  const to = invite?.attributes["to"]
  return invite === undefined || to === undefined ? undefined : { to, invite }
}

/** Builds the invitation that a room sends for a person in it. Other content of the message is passed on. */
export const invitationStanza = (
  room: Room,
  message: XmlElement,
  { to, invite }: { readonly to: string; readonly invite: XmlElement },
): XmlElement =>
  element(
    "message",
    { from: room.jid, to },
    element("x", { xmlns: NAMESPACES.mucUser }, { ...invite, attributes: { from: message.attributes["from"] ?? "" } }),
    ...elementsOf(message).filter(({ attributes }) => attributes["xmlns"] !== NAMESPACES.mucUser),
  )
