import { NAMESPACES } from "../xml/NAMESPACES.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { childOf, childrenOf, element, elementsOf } from "../xml/XmlElement.ts"
import { dataForm } from "../xml/stanzas.ts"
import { ROOM_TIMEOUT_MS, SYSTEM_NICKNAME } from "./workgroupLimits.ts"
import type { Schedule } from "./Workgroups.ts"

export interface RoomClientOptions {
  readonly send: (stanza: XmlElement) => void
  readonly newId: () => string
  readonly schedule: Schedule
}

/** Wanted settings of a conversation's room; a server offers some of them. */
const SETTINGS: ReadonlyMap<string, string> = new Map([
  ["muc#roomconfig_membersonly", "1"],
  ["muc#roomconfig_persistentroom", "1"],
  ["muc#roomconfig_publicroom", "0"],
  ["muc#roomconfig_moderatedroom", "0"],
  ["muc#roomconfig_enablearchiving", "1"],
  ["muc#roomconfig_mam", "1"],
  ["mam", "1"],
  ["allow_query_users", "0"],
])

type Waiting = (stanza: XmlElement) => void

/** Requests of the workgroups to a room service, on any server (XEP-0045). */
export class RoomClient {
  private readonly send: (stanza: XmlElement) => void
  private readonly newId: () => string
  private readonly schedule: Schedule
  private readonly requests = new Map<string, Waiting>()
  private readonly joins = new Map<string, Waiting>()

  constructor({ send, newId, schedule }: RoomClientOptions) {
    this.send = send
    this.newId = newId
    this.schedule = schedule
  }

  /** Takes a response to a request; returns false when there was none. */
  respond(iq: XmlElement): boolean {
    const waiting = this.requests.get(iq.attributes["id"] ?? "")
    this.requests.delete(iq.attributes["id"] ?? "")
    waiting?.(iq)
    return waiting !== undefined
  }

  /** Takes a presence of a room, which may end a join. */
  notePresence(roomJid: string, presence: XmlElement): void {
    const codes = statusCodes(presence)
    if (presence.attributes["type"] !== "error" && !codes.includes("110")) return
    const waiting = this.joins.get(roomJid)
    this.joins.delete(roomJid)
    waiting?.(presence)
  }

  /** Enters a room, which is created and configured when it is new. */
  async open(workgroupJid: string, roomJid: string, name: string): Promise<void> {
    const presence = await this.wait(this.joins, roomJid, () =>
      this.send(
        element(
          "presence",
          { from: workgroupJid, to: `${roomJid}/${SYSTEM_NICKNAME}` },
          element("x", { xmlns: NAMESPACES.muc }, element("history", { maxstanzas: "0" })),
        ),
      ),
    )
    if (presence.attributes["type"] === "error") throw new Error(`The room ${roomJid} cannot be entered.`)
    if (statusCodes(presence).includes("201")) await this.configure(workgroupJid, roomJid, name)
  }

  private async configure(from: string, roomJid: string, name: string): Promise<void> {
    const response = await this.request(
      element("iq", { type: "get", from, to: roomJid }, element("query", { xmlns: NAMESPACES.mucOwner })),
    )
    const form = childOf(childOf(response, "query", NAMESPACES.mucOwner), "x", NAMESPACES.data)
    const offered = childrenOf(form, "field").map(({ attributes }) => attributes["var"] ?? "")
    const values = [...SETTINGS, ["muc#roomconfig_roomname", name] as const].filter(([key]) => offered.includes(key))
    await this.request(
      element(
        "iq",
        { type: "set", from, to: roomJid },
        element(
          "query",
          { xmlns: NAMESPACES.mucOwner },
          dataForm("submit", [
            { name: "FORM_TYPE", values: ["http://jabber.org/protocol/muc#roomconfig"] },
            ...values.map(([key, value]) => ({ name: key, values: [value] })),
          ]),
        ),
      ),
    )
  }

  /** Gives a person an affiliation. */
  async grant(from: string, roomJid: string, jid: string, affiliation: "admin" | "member" | "none"): Promise<void> {
    await this.request(
      element(
        "iq",
        { type: "set", from, to: roomJid },
        element("query", { xmlns: NAMESPACES.mucAdmin }, element("item", { jid, affiliation })),
      ),
    )
  }

  /** Invites a person; an agent's invitation names the customer. */
  invite(from: string, roomJid: string, to: string, reason: string, ...extra: readonly XmlElement[]): void {
    this.send(
      element(
        "message",
        { from, to: roomJid },
        element("x", { xmlns: NAMESPACES.mucUser }, element("invite", { to }, element("reason", {}, reason))),
        ...extra,
      ),
    )
  }

  /** Writes into a room. */
  say(from: string, roomJid: string, text: string): void {
    const id = this.newId()
    this.send(
      element(
        "message",
        { type: "groupchat", from, to: roomJid, id },
        element("body", {}, text),
        element("origin-id", { xmlns: NAMESPACES.stanzaIds, id }),
      ),
    )
  }

  leave(from: string, roomJid: string): void {
    this.send(element("presence", { type: "unavailable", from, to: `${roomJid}/${SYSTEM_NICKNAME}` }))
  }

  /** Finds the room service of a server (XEP-0030). */
  async findRoomService(from: string, server: string): Promise<string | undefined> {
    const items = await this.request(
      element("iq", { type: "get", from, to: server }, element("query", { xmlns: NAMESPACES.discoItems })),
    )
    const query = childOf(items, "query", NAMESPACES.discoItems)
    for (const { attributes } of query === undefined ? [] : elementsOf(query)) {
      const { jid } = attributes
      if (jid === undefined) continue
      const info = await this.request(
        element("iq", { type: "get", from, to: jid }, element("query", { xmlns: NAMESPACES.discoInfo })),
      ).catch(() => undefined)
      const identities = childrenOf(childOf(info, "query", NAMESPACES.discoInfo), "identity")
      if (identities.some((identity) => identity.attributes["category"] === "conference")) return jid
    }
    return undefined
  }

  private async request(iq: XmlElement): Promise<XmlElement> {
    const id = this.newId()
    const response = await this.wait(this.requests, id, () =>
      this.send({ ...iq, attributes: { ...iq.attributes, id } }),
    )
    if (response.attributes["type"] === "error") throw new Error(`${iq.attributes["to"]} refused a request.`)
    return response
  }

  private wait(waiting: Map<string, Waiting>, key: string, start: () => void): Promise<XmlElement> {
    return new Promise((resolve, reject) => {
      const cancel = this.schedule(ROOM_TIMEOUT_MS, () => {
        waiting.delete(key)
        reject(new Error(`${key} did not respond.`))
      })
      waiting.set(key, (stanza) => {
        cancel()
        resolve(stanza)
      })
      start()
    })
  }
}

/** Returns the status codes of a room's presence. */
const statusCodes = (presence: XmlElement): readonly string[] =>
  childrenOf(childOf(presence, "x", NAMESPACES.mucUser), "status").map(({ attributes }) => attributes["code"] ?? "")
