import { bareOf } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { element, elementsOf } from "../xml/XmlElement.ts"
import type { Affiliation, RoomRecord } from "./RoomRecord.ts"

type Role = "moderator" | "participant" | "none"

/** A person in a room, with all devices by which the person is there. */
export interface Occupant {
  readonly nickname: string
  readonly bareJid: string
  readonly jids: Set<string>
  presence: XmlElement
}

/** Codes of XEP-0045. */
export const STATUS = { self: "110", created: "201", banned: "301", removed: "321" } as const

/** A room with its occupants. */
export class Room {
  readonly jid: string
  readonly record: RoomRecord
  private readonly occupants = new Map<string, Occupant>()
  private readonly send: (stanza: XmlElement) => void

  constructor(jid: string, record: RoomRecord, send: (stanza: XmlElement) => void) {
    this.jid = jid
    this.record = record
    this.send = send
  }

  get isEmpty(): boolean {
    return this.occupants.size === 0
  }

  affiliationOf(jid: string): Affiliation {
    return this.record.affiliations.get(bareOf(jid)) ?? "none"
  }

  roleOf(jid: string): Role {
    const affiliation = this.affiliationOf(jid)
    if (affiliation === "outcast") return "none"
    return affiliation === "owner" || affiliation === "admin" ? "moderator" : "participant"
  }

  occupantOf(jid: string): Occupant | undefined {
    return [...this.occupants.values()].find(({ jids }) => jids.has(jid))
  }

  occupantNamed(nickname: string): Occupant | undefined {
    return this.occupants.get(nickname)
  }

  /** Adds a device of a person, and shows it who is there. */
  enter(jid: string, nickname: string, presence: XmlElement, isCreated: boolean): void {
    const known = this.occupants.get(nickname)
    const occupant = known ?? { nickname, bareJid: bareOf(jid), jids: new Set<string>(), presence }
    occupant.jids.add(jid)
    occupant.presence = presence
    this.occupants.set(nickname, occupant)
    for (const other of this.occupants.values()) if (other !== occupant) this.sendPresence(other, jid)
    // The person's own presence is last: it says that the list is complete.
    for (const other of this.occupants.values())
      if (other !== occupant) for (const receiver of other.jids) this.sendPresence(occupant, receiver)
    for (const receiver of occupant.jids)
      this.sendPresence(occupant, receiver, [STATUS.self, ...(isCreated && receiver === jid ? [STATUS.created] : [])])
  }

  /** Shows a changed presence. */
  update(occupant: Occupant, presence: XmlElement): void {
    occupant.presence = presence
    this.showToAll(occupant)
  }

  showToAll(occupant: Occupant): void {
    for (const other of this.occupants.values())
      for (const receiver of other.jids) this.sendPresence(occupant, receiver, other === occupant ? [STATUS.self] : [])
  }

  /** Removes a device; the person leaves with the last one. */
  leave(jid: string, presence: XmlElement): void {
    const occupant = this.occupantOf(jid)
    if (occupant === undefined) return
    occupant.jids.delete(jid)
    this.sendUnavailable(occupant, jid, presence, [STATUS.self])
    if (occupant.jids.size > 0) return
    this.occupants.delete(occupant.nickname)
    for (const other of this.occupants.values())
      for (const receiver of other.jids) this.sendUnavailable(occupant, receiver, presence, [])
  }

  /** Removes a person with all devices. */
  expel(bareJid: string, code: string): void {
    for (const occupant of [...this.occupants.values()].filter((one) => one.bareJid === bareJid)) {
      this.occupants.delete(occupant.nickname)
      for (const receiver of occupant.jids)
        this.sendUnavailable(occupant, receiver, element("presence"), [STATUS.self, code])
      for (const other of this.occupants.values())
        for (const receiver of other.jids) this.sendUnavailable(occupant, receiver, element("presence"), [code])
    }
  }

  /** Removes everyone, because the room ends. */
  destroy(destroyed: XmlElement): void {
    for (const occupant of this.occupants.values())
      for (const receiver of occupant.jids)
        this.send(
          element(
            "presence",
            { type: "unavailable", from: `${this.jid}/${occupant.nickname}`, to: receiver },
            element(
              "x",
              { xmlns: NAMESPACES.mucUser },
              element("item", { affiliation: "none", role: "none" }),
              destroyed,
              element("status", { code: STATUS.self }),
            ),
          ),
        )
    this.occupants.clear()
  }

  /** Sends a message to every device of every person. */
  broadcast(message: XmlElement): void {
    for (const { jids } of this.occupants.values())
      for (const to of jids) this.send({ ...message, attributes: { ...message.attributes, to } })
  }

  /** Sends a private message to one person. */
  sendTo(occupant: Occupant, stanza: XmlElement): void {
    for (const to of occupant.jids) this.send({ ...stanza, attributes: { ...stanza.attributes, to } })
  }

  private sendPresence(occupant: Occupant, to: string, codes: readonly string[] = []): void {
    this.send(
      element(
        "presence",
        { from: `${this.jid}/${occupant.nickname}`, to },
        ...elementsOf(occupant.presence).filter(isOwnContent),
        element(
          "x",
          { xmlns: NAMESPACES.mucUser },
          element("item", {
            affiliation: this.affiliationOf(occupant.bareJid),
            role: this.roleOf(occupant.bareJid),
            jid: this.roleOf(to) === "moderator" ? [...occupant.jids][0] : undefined,
          }),
          ...codes.map((code) => element("status", { code })),
        ),
      ),
    )
  }

  private sendUnavailable(occupant: Occupant, to: string, presence: XmlElement, codes: readonly string[]): void {
    this.send(
      element(
        "presence",
        { type: "unavailable", from: `${this.jid}/${occupant.nickname}`, to },
        ...elementsOf(presence).filter(isOwnContent),
        element(
          "x",
          { xmlns: NAMESPACES.mucUser },
          element("item", {
            affiliation: this.affiliationOf(occupant.bareJid),
            role: "none",
            jid: this.roleOf(to) === "moderator" ? occupant.bareJid : undefined,
          }),
          ...codes.map((code) => element("status", { code })),
        ),
      ),
    )
  }
}

/** Only the room itself writes about affiliations. */
const isOwnContent = ({ attributes }: XmlElement): boolean =>
  attributes["xmlns"] !== NAMESPACES.muc && attributes["xmlns"] !== NAMESPACES.mucUser
