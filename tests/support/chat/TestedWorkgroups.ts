import { childOf, serializeXml } from "../../../adapters/chat/stanzas/XmlElement.ts"
import type { XmlElement } from "../../../adapters/chat/stanzas/XmlElement.ts"
import { MessageArchive } from "../../../contracts/sandbox/chat/rooms/MessageArchive.ts"
import { serviceRequests } from "../../../contracts/sandbox/chat/workgroup/serviceRequests.ts"
import type { ServedWorkgroup } from "../../../contracts/sandbox/chat/workgroup/Workgroups.ts"
import { WorkgroupService } from "../../../contracts/sandbox/chat/workgroup/WorkgroupService.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { parseXml } from "./parseXml.ts"

export const WORKGROUP = "support@workgroup.example.com"
export const CUSTOMER = "user@example.net/home"
export const NAMESPACE = "http://jabber.org/protocol/workgroup"
export const MUC_USER = "http://jabber.org/protocol/muc#user"

export const OPEN: ServedWorkgroup = {
  id: "support",
  name: "Support",
  isOpen: true,
  idleSeconds: 300,
  destroySeconds: 900,
}

/** A workgroup service whose server is the test: it sends stanzas, reads those of the service, and owns the time. */
export class TestedWorkgroups {
  readonly sent: XmlElement[] = []
  readonly service: WorkgroupService
  readonly archive: MessageArchive
  private readonly timers = new Set<{ readonly at: number; readonly act: () => void }>()
  private now = Date.UTC(2026, 0, 5, 9)
  private lastId = 0

  constructor(storage: Storage, workgroup: () => ServedWorkgroup) {
    this.archive = new MessageArchive(storage)
    const ports = {
      now: () => this.now,
      random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
      log: () => undefined,
    }
    this.service = new WorkgroupService({
      domain: "workgroup.example.com",
      usersDomain: "example.com",
      roomsDomain: "rooms.example.com",
      storage,
      ports,
      serviceRequests: serviceRequests({ storage, ports, archive: this.archive }),
      schedule: (milliseconds, act) => {
        const timer = { at: this.now + milliseconds, act }
        this.timers.add(timer)
        return () => this.timers.delete(timer)
      },
      directory: {
        find: async (id) => (id === "support" ? workgroup() : undefined),
        list: async () => [workgroup()],
        agentIds: async () => ["alice", "bob", "admin"],
      },
      send: (stanza) => {
        const read = parseXml(serializeXml(stanza))
        this.sent.push(read)
        this.beRooms(read)
      },
    })
  }

  /** Responds as a room service does. */
  private beRooms(stanza: XmlElement): void {
    const { to = "", from = "", id } = stanza.attributes
    if (!to.includes("@rooms.example.com")) return
    if (stanza.name === "iq") void this.receive(`<iq type="result" from="${to}" to="${from}" id="${id}"/>`)
    if (stanza.name === "presence" && stanza.attributes.type === undefined)
      void this.receive(
        `<presence from="${to}" to="${from}"><x xmlns="${MUC_USER}"><status code="110"/></x></presence>`,
      )
  }

  receive(xml: string): Promise<void> {
    return this.service.handle(parseXml(xml))
  }

  /** Sends a request; returns the response. */
  async request(from: string, type: "get" | "set", content: string): Promise<XmlElement | undefined> {
    const id = `t${(this.lastId += 1)}`
    await this.receive(`<iq type="${type}" from="${from}" to="${WORKGROUP}" id="${id}">${content}</iq>`)
    return this.sent.find(({ name, attributes }) => name === "iq" && attributes.id === id)
  }

  join(customer = CUSTOMER, content = "<queue-notifications/>") {
    return this.request(customer, "set", `<join-queue xmlns="${NAMESPACE}">${content}</join-queue>`)
  }

  decide(agent: string, decision: "accept" | "reject", customer = CUSTOMER) {
    return this.request(agent, "set", `<offer-${decision} xmlns="${NAMESPACE}" jid="${customer}"/>`)
  }

  agent(jid: string, maxChats = 1, show = "chat") {
    return this.receive(
      `<presence from="${jid}" to="${WORKGROUP}"><show>${show}</show>` +
        `<agent-status xmlns="${NAMESPACE}"><max-chats>${maxChats}</max-chats></agent-status></presence>`,
    )
  }

  /** A person enters or leaves the room of a conversation. */
  person(jid: string, nickname: string, type = "") {
    const attributes = type === "" ? "" : `type="${type}"`
    return this.receive(
      `<presence ${attributes} from="${this.room}/${nickname}" to="${WORKGROUP}">` +
        `<x xmlns="${MUC_USER}"><item jid="${jid}"/></x></presence>`,
    )
  }

  get room(): string {
    return (
      this.sent
        .map(({ attributes: { to = "" } }) => to)
        .find((to) => to.includes("@rooms."))
        ?.split("/")[0] ?? ""
    )
  }

  /** Receivers of the offers or revocations so far. */
  receivers(kind: "offer" | "offer-revoke"): readonly (string | undefined)[] {
    return this.sent
      .filter((stanza) => childOf(stanza, kind, NAMESPACE) !== undefined && stanza.name === "iq")
      .map(({ attributes }) => attributes.to)
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    for (;;) {
      const [next] = [...this.timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
      if (next === undefined) break
      this.now = next.at
      this.timers.delete(next)
      next.act()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    this.now = end
  }
}
