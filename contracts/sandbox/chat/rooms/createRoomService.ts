import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import type { Storage } from "../../platform/storage/Storage.ts"
import type { ChatService } from "../server/ChatServer.ts"
import { bareOf, localOf, parseJid, resourceOf } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import { discoInfo, discoItems, errorOf, isResponse, payloadOf, resultOf, StanzaRefused } from "../xml/stanzas.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { childOf, element, elementsOf, rawTextOf, serializeXml, withAttributes } from "../xml/XmlElement.ts"
import { archiveForm, delayElement, queryArchive, storedStanza } from "./archiveQuery.ts"
import { maskCardNumbers } from "./maskCardNumbers.ts"
import type { MessageArchive } from "./MessageArchive.ts"
import { Room } from "./Room.ts"
import { handleAdminRequest, handleOwnerRequest, invitationOf, invitationStanza } from "./roomAdministration.ts"
import { createRoom, readRoom, roomsOf, setAffiliation } from "./RoomRecord.ts"

export interface RoomServiceOptions {
  readonly domain: string
  readonly storage: Storage
  readonly archive: MessageArchive
  readonly ports: SandboxPorts
  readonly send: (stanza: XmlElement) => void
  /** Whether an account may create rooms and invite: agents and the workgroups. */
  readonly mayCreate: (bareJid: string) => Promise<boolean>
}

/** Messages that a person who enters gets, unless the person asks for another number. */
const DEFAULT_HISTORY = 20
const MAX_NICKNAME = 60

/** The rooms (XEP-0045) with their archives (XEP-0313). */
export const createRoomService = (options: RoomServiceOptions): ChatService => {
  const { domain, storage, archive, ports, send, mayCreate } = options
  const rooms = new Map<string, Room>()
  /** The last task of each room: a room does one thing at a time. */
  const tasks = new Map<string, Promise<unknown>>()

  const findRoom = async (roomId: string): Promise<Room | undefined> => {
    const open = rooms.get(roomId)
    if (open !== undefined) return open
    const record = await readRoom(storage, roomId)
    if (record === undefined) return undefined
    const room = new Room(`${roomId}@${domain}`, record, send)
    rooms.set(roomId, room)
    return room
  }

  const requireRoom = async (roomId: string): Promise<Room> => {
    const room = await findRoom(roomId)
    if (room === undefined) throw new StanzaRefused("item-not-found")
    return room
  }

  const inOrder = async (roomId: string, task: () => Promise<void>): Promise<void> => {
    const former = tasks.get(roomId) ?? Promise.resolve()
    const current = former.then(task, task)
    tasks.set(roomId, current)
    try {
      await current
    } finally {
      if (tasks.get(roomId) === current) {
        tasks.delete(roomId)
        if (rooms.get(roomId)?.isEmpty === true) rooms.delete(roomId)
      }
    }
  }

  const handlePresence = async (presence: XmlElement, roomId: string, nickname: string): Promise<void> => {
    const { from = "", type } = presence.attributes
    if (type === "unavailable" || type === "error") return rooms.get(roomId)?.leave(from, presence)
    if (type !== undefined) return
    if (nickname === "" || nickname.length > MAX_NICKNAME) throw new StanzaRefused("jid-malformed")
    const bareJid = bareOf(from)
    let room = await findRoom(roomId)
    const isCreated = room === undefined
    if (room === undefined) {
      if (!(await mayCreate(bareJid))) throw new StanzaRefused("item-not-found")
      room = new Room(`${roomId}@${domain}`, await createRoom(storage, roomId, bareJid, ports.now()), send)
      rooms.set(roomId, room)
    }
    const present = room.occupantOf(from)
    const joins = childOf(presence, "x", NAMESPACES.muc)
    if (present !== undefined && present.nickname !== nickname) throw new StanzaRefused("not-allowed")
    if (present !== undefined && joins === undefined) return room.update(present, presence)
    const affiliation = room.affiliationOf(from)
    if (affiliation === "outcast") throw new StanzaRefused("forbidden")
    if (!room.record.isOpen && affiliation === "none") throw new StanzaRefused("registration-required")
    const holder = room.occupantNamed(nickname)
    if (holder !== undefined && holder.bareJid !== bareJid) throw new StanzaRefused("conflict")
    room.enter(from, nickname, presence, isCreated)
    await sendHistory(room, from, joins)
  }

  const sendHistory = async (room: Room, to: string, joins: XmlElement | undefined): Promise<void> => {
    const wanted = childOf(joins, "history")?.attributes["maxstanzas"]
    const limit = wanted !== undefined && /^[0-9]{1,4}$/u.test(wanted) ? Math.min(Number(wanted), 100) : DEFAULT_HISTORY
    const messages = limit === 0 ? [] : await archive.select({ roomId: room.record.roomId, isFromEnd: true, limit })
    for (const message of messages) {
      const stanza = storedStanza(message, room.jid)
      send({
        ...stanza,
        attributes: { ...stanza.attributes, to },
        children: [...stanza.children, delayElement(message, room.jid)],
      })
    }
    send(element("message", { type: "groupchat", from: room.jid, to }, element("subject")))
  }

  const handleMessage = async (message: XmlElement, room: Room, nickname: string): Promise<void> => {
    const { from = "", type } = message.attributes
    if (type === "error") return
    const invitation = type === "groupchat" ? undefined : invitationOf(message)
    if (invitation !== undefined) return invite(room, message, invitation)
    const sender = room.occupantOf(from)
    if (sender === undefined) throw new StanzaRefused("not-acceptable")
    if (nickname !== "") {
      const receiver = room.occupantNamed(nickname)
      if (receiver === undefined) throw new StanzaRefused("item-not-found")
      if (type === "groupchat") throw new StanzaRefused("bad-request")
      return room.sendTo(receiver, withAttributes(masked(message), { from: `${room.jid}/${sender.nickname}` }))
    }
    if (type !== "groupchat") throw new StanzaRefused("bad-request")
    const shown = cleaned(masked(message), room.jid)
    const broadcast = withAttributes(shown, { from: `${room.jid}/${sender.nickname}`, to: undefined })
    if (!isArchived(shown)) return room.broadcast(broadcast)
    const sentAt = ports.now()
    const id = await archive.append({
      room_id: room.record.roomId,
      nickname: sender.nickname,
      sent_at: sentAt,
      stanza: serializeXml(withAttributes(shown, { from: undefined, to: undefined })),
    })
    room.broadcast({
      ...broadcast,
      children: [...broadcast.children, element("stanza-id", { xmlns: NAMESPACES.stanzaIds, by: room.jid, id })],
    })
  }

  const invite = async (
    room: Room,
    message: XmlElement,
    invitation: NonNullable<ReturnType<typeof invitationOf>>,
  ): Promise<void> => {
    const { from = "" } = message.attributes
    const invitee = parseJid(invitation.to)
    if (invitee === undefined) throw new StanzaRefused("jid-malformed")
    if (room.roleOf(from) !== "moderator") throw new StanzaRefused("forbidden")
    const bareJid = bareOf(invitation.to).toLowerCase()
    if (room.affiliationOf(bareJid) === "none") await setAffiliation(storage, room.record, bareJid, "member")
    send(invitationStanza(room, message, invitation))
  }

  const handleRoomIq = async (iq: XmlElement, room: Room, nickname: string): Promise<void> => {
    if (isResponse(iq)) return
    const { from = "" } = iq.attributes
    const payload = payloadOf(iq)
    if (nickname !== "") {
      // XEP-0410: whether the sender is still in the room.
      if (room.occupantOf(from) === undefined) throw new StanzaRefused("not-acceptable")
      return send(payload.namespace === NAMESPACES.ping ? resultOf(iq) : errorOf(iq, "service-unavailable"))
    }
    const mayRead = room.record.isOpen || room.affiliationOf(from) !== "none" || room.occupantOf(from) !== undefined
    switch (`${payload.type} ${payload.name} ${payload.namespace}`) {
      case `get query ${NAMESPACES.discoInfo}`:
        if (!mayRead) throw new StanzaRefused("item-not-found")
        return send(roomInfo(iq, room))
      case `get query ${NAMESPACES.discoItems}`:
        return send(discoItems(iq, []))
      case `get query ${NAMESPACES.mam}`:
        return send(archiveForm(iq))
      case `set query ${NAMESPACES.mam}`:
        if (!mayRead || room.affiliationOf(from) === "outcast") throw new StanzaRefused("forbidden")
        for (const stanza of await queryArchive(archive, room.jid, room.record.roomId, iq)) send(stanza)
        return
      case `get query ${NAMESPACES.mucOwner}`:
      case `set query ${NAMESPACES.mucOwner}`: {
        send(await handleOwnerRequest(storage, room, iq, payload))
        if (childOf(payload.content, "destroy") !== undefined) rooms.delete(room.record.roomId)
        return
      }
      case `get query ${NAMESPACES.mucAdmin}`:
      case `set query ${NAMESPACES.mucAdmin}`:
        return send(await handleAdminRequest(storage, room, iq, payload))
      default:
        throw new StanzaRefused("service-unavailable")
    }
  }

  const handleServiceIq = async (iq: XmlElement): Promise<void> => {
    if (isResponse(iq)) return
    const { type, name, namespace } = payloadOf(iq)
    switch (`${type} ${name} ${namespace}`) {
      case `get query ${NAMESPACES.discoInfo}`:
        return send(
          discoInfo(iq, { category: "conference", type: "text", name: "Rooms" }, [NAMESPACES.muc, NAMESPACES.mam]),
        )
      case `get query ${NAMESPACES.discoItems}`: {
        const known = await roomsOf(storage, bareOf(iq.attributes["from"] ?? ""))
        return send(
          discoItems(
            iq,
            known.map(({ roomId, name: roomName }) => ({ jid: `${roomId}@${domain}`, name: roomName })),
          ),
        )
      }
      case `get ping ${NAMESPACES.ping}`:
        return send(resultOf(iq))
      default:
        throw new StanzaRefused("service-unavailable")
    }
  }

  return {
    domain,
    name: "Rooms",
    handle: async (stanza) => {
      const { to = "" } = stanza.attributes
      const roomId = localOf(to)
      const nickname = resourceOf(to)
      if (roomId === "") return stanza.name === "iq" ? handleServiceIq(stanza) : undefined
      return inOrder(roomId, async () => {
        if (stanza.name === "presence") return handlePresence(stanza, roomId, nickname)
        const room = await requireRoom(roomId)
        return stanza.name === "message" ? handleMessage(stanza, room, nickname) : handleRoomIq(stanza, room, nickname)
      })
    },
  }
}

const roomInfo = (iq: XmlElement, room: Room): XmlElement =>
  discoInfo(iq, { category: "conference", type: "text", name: room.record.name }, [
    NAMESPACES.muc,
    NAMESPACES.mam,
    NAMESPACES.stanzaIds,
    "muc_hidden",
    "muc_persistent",
    "muc_semianonymous",
    "muc_unmoderated",
    room.record.isOpen ? "muc_open" : "muc_membersonly",
  ])

/** Typing notices and receipts are not stored. */
const isArchived = (message: XmlElement): boolean =>
  childOf(message, "no-store", NAMESPACES.hints) === undefined &&
  (childOf(message, "body") !== undefined || childOf(message, "x", NAMESPACES.data) !== undefined)

const masked = (message: XmlElement): XmlElement => ({
  ...message,
  children: message.children.map((child) =>
    typeof child !== "string" && child.name === "body"
      ? { ...child, children: [maskCardNumbers(rawTextOf(child))] }
      : child,
  ),
})

/** Removes what only the room may write: its ids and times. */
const cleaned = (message: XmlElement, roomJid: string): XmlElement => ({
  ...message,
  children: elementsOf(message).filter(
    ({ name, attributes }) =>
      !(name === "stanza-id" && attributes["xmlns"] === NAMESPACES.stanzaIds && attributes["by"] === roomJid) &&
      !(name === "delay" && attributes["xmlns"] === NAMESPACES.delay && (attributes["from"] ?? roomJid) === roomJid),
  ),
})
