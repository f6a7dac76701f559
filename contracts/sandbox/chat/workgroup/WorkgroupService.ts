import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { Storage } from "../../platform/storage/Storage.ts"
import { bareOf, domainOf, localOf, resourceOf } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import { discoInfo, discoItems, errorOf, isResponse, payloadOf, resultOf, StanzaRefused } from "../xml/stanzas.ts"
import type { IqPayload } from "../xml/stanzas.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { childOf, element, serializeXml, textOf } from "../xml/XmlElement.ts"
import { ConversationRooms } from "./ConversationRooms.ts"
import { RoomClient } from "./RoomClient.ts"
import { MAX_METADATA } from "./workgroupLimits.ts"
import { readConversations, readQueues } from "./WorkgroupRecords.ts"
import type { ServiceRequests } from "./serviceRequests.ts"
import { WorkgroupQueue } from "./WorkgroupQueue.ts"
import type { Schedule, ServedWorkgroup, WorkgroupDirectory } from "./Workgroups.ts"
import { acceptedAnswers, metadataOf, queueFormElement, queueStatus, workgroupInfo } from "./workgroupStanzas.ts"

export interface WorkgroupServiceOptions {
  /** Domain of the workgroups. */
  readonly domain: string
  /** Domain of the customers and agents. */
  readonly usersDomain: string
  /** Domain of the rooms; found by a query of the server when absent. */
  readonly roomsDomain?: string | undefined
  readonly directory: WorkgroupDirectory
  readonly storage: Storage
  readonly ports: SandboxPorts
  readonly schedule: Schedule
  readonly send: (stanza: XmlElement) => void
  /** Handles transcripts, ratings and statistics; they are refused when absent. */
  readonly serviceRequests?: ServiceRequests | undefined
}

/** The workgroups (XEP-0142): queues, offers to agents in turn, and rooms for the conversations. */
export class WorkgroupService {
  readonly domain: string
  readonly name = "Customer service"
  private readonly options: WorkgroupServiceOptions
  private readonly queues = new Map<string, WorkgroupQueue>()
  private readonly roomClient: RoomClient
  private readonly rooms: ConversationRooms
  private roomsDomain: string

  constructor(options: WorkgroupServiceOptions) {
    const { domain, roomsDomain = "", send, ports, schedule } = options
    this.options = options
    this.domain = domain
    this.roomsDomain = roomsDomain
    this.roomClient = new RoomClient({ send, schedule, newId: () => newToken(ports) })
    this.rooms = new ConversationRooms({
      ...options,
      client: this.roomClient,
      addressOf: (workgroupId) => `${workgroupId}@${domain}`,
      isServing: (workgroupId, agent) => this.queues.get(workgroupId)?.agents.isPresent(agent) ?? false,
      requeue: (conversation) =>
        void this.queueOf(conversation.workgroupId)
          .requeue(conversation)
          .catch((error: unknown) => this.reportDefect(error)),
      onEnd: (workgroupId) => this.queues.get(workgroupId)?.assign(),
    })
  }

  /** Continues the queues and conversations after a restart, once the service can send. */
  async start(): Promise<void> {
    const { storage, usersDomain } = this.options
    if (this.roomsDomain === "")
      this.roomsDomain = (await this.roomClient.findRoomService(this.domain, usersDomain)) ?? `rooms.${usersDomain}`
    const entries = await readQueues(storage)
    for (const entry of entries) this.queueOf(entry.workgroupId).restore(entry)
    for (const record of await readConversations(storage)) {
      const isWaiting = entries.some(({ roomId }) => roomId === record.roomId)
      await this.rooms.restore(record, this.roomsDomain, isWaiting)
    }
  }

  /** Enters the rooms again after the server has lost this service; agents announce themselves again. */
  async reconnect(): Promise<void> {
    for (const queue of this.queues.values()) queue.forgetAgents()
    await this.rooms.enterAgain()
  }

  /** Handles a stanza to a workgroup. Never rejects. */
  async handle(stanza: XmlElement): Promise<void> {
    try {
      await this.handleAccepted(stanza)
    } catch (error) {
      if (!(error instanceof StanzaRefused)) this.reportDefect(error)
      const condition = error instanceof StanzaRefused ? error.condition : "internal-server-error"
      if (!isResponse(stanza) && stanza.name === "iq") this.options.send(errorOf(stanza, condition))
    }
  }

  private reportDefect(error: unknown): void {
    this.options.ports.log({ level: "error", message: "A workgroup failed.", detail: { error: String(error) } })
  }

  private queueOf(workgroupId: string): WorkgroupQueue {
    const known = this.queues.get(workgroupId)
    if (known !== undefined) return known
    const { directory, storage, ports, schedule, send } = this.options
    const queue = new WorkgroupQueue({
      address: `${workgroupId}@${this.domain}`,
      workgroupId,
      storage,
      ports,
      schedule,
      send,
      isOpen: async () => (await directory.find(workgroupId))?.isOpen ?? false,
      chatsOf: (agent) => this.rooms.countOf(agent),
      begin: async (entry, agent) => {
        const workgroup = await this.requireWorkgroup(workgroupId)
        await this.rooms.begin(entry, agent, workgroup, this.roomsDomain)
      },
      reportDefect: (error) => this.reportDefect(error),
    })
    this.queues.set(workgroupId, queue)
    return queue
  }

  private async requireWorkgroup(workgroupId: string): Promise<ServedWorkgroup> {
    const workgroup = await this.options.directory.find(workgroupId)
    if (workgroup === undefined) throw new StanzaRefused("item-not-found")
    return workgroup
  }

  private async handleAccepted(stanza: XmlElement): Promise<void> {
    const { from = "", to = "", type } = stanza.attributes
    if (stanza.name === "iq" && isResponse(stanza)) return void this.roomClient.respond(stanza)
    const sender = domainOf(from)
    if (sender === this.roomsDomain && resourceOf(from) !== "" && stanza.name === "presence")
      return this.rooms.notePresence(stanza)
    if (sender === this.roomsDomain && stanza.name === "message") return this.handleRoomMessage(stanza)
    const workgroupId = localOf(to)
    if (stanza.name === "presence") return this.notePresence(stanza, workgroupId)
    if (stanza.name !== "iq" || type === undefined) return
    if (workgroupId === "") return this.handleServiceIq(stanza)
    return this.handleWorkgroupIq(stanza, await this.requireWorkgroup(workgroupId))
  }

  private async handleRoomMessage(message: XmlElement): Promise<void> {
    const { from = "", type } = message.attributes
    const inviter = childOf(childOf(message, "x", NAMESPACES.mucUser), "invite")?.attributes["from"]
    if (type === "groupchat") return this.rooms.noteMessage(message)
    // An agent who invites the workgroup hands the conversation back.
    if (inviter !== undefined && type !== "error") await this.rooms.handBack(bareOf(from), bareOf(inviter))
  }

  private async notePresence(presence: XmlElement, workgroupId: string): Promise<void> {
    const { from = "", type } = presence.attributes
    if (workgroupId === "" || (type !== undefined && type !== "unavailable")) return
    if (!(await this.isAgent(from))) return this.queues.get(workgroupId)?.noteCustomer(presence)
    const workgroup = await this.options.directory.find(workgroupId)
    if (workgroup === undefined) return
    this.queueOf(workgroupId).noteAgent(presence, workgroup.isOpen)
    this.rooms.noteAgent(from, type === undefined)
  }

  private async isAgent(jid: string): Promise<boolean> {
    const { directory, usersDomain } = this.options
    return domainOf(jid) === usersDomain && (await directory.agentIds()).includes(localOf(jid))
  }

  private async requireAgent(iq: XmlElement): Promise<void> {
    if (!(await this.isAgent(iq.attributes["from"] ?? ""))) throw new StanzaRefused("forbidden")
  }

  private async handleServiceIq(iq: XmlElement): Promise<void> {
    const { type, name, namespace } = payloadOf(iq)
    switch (`${type} ${name} ${namespace}`) {
      case `get query ${NAMESPACES.discoInfo}`:
        return this.options.send(
          discoInfo(iq, { category: "collaboration", name: this.name, type: "workgroup" }, [NAMESPACES.workgroup]),
        )
      case `get query ${NAMESPACES.discoItems}`: {
        const workgroups = await this.options.directory.list()
        return this.options.send(
          discoItems(
            iq,
            workgroups.map(({ id, name: shownName }) => ({ jid: `${id}@${this.domain}`, name: shownName })),
          ),
        )
      }
      default:
        throw new StanzaRefused("service-unavailable")
    }
  }

  private async handleWorkgroupIq(iq: XmlElement, workgroup: ServedWorkgroup): Promise<void> {
    const payload = payloadOf(iq)
    const { send } = this.options
    const queue = this.queueOf(workgroup.id)
    const request = payload.namespace === NAMESPACES.workgroup ? `${payload.type} ${payload.name}` : payload.namespace
    switch (request) {
      case NAMESPACES.service: {
        const { serviceRequests } = this.options
        if (serviceRequests === undefined) throw new StanzaRefused("service-unavailable")
        const isAgent = await this.isAgent(iq.attributes["from"] ?? "")
        return send(await serviceRequests(iq, payload, workgroup.id, isAgent))
      }
      case NAMESPACES.discoInfo:
        return send(workgroupInfo(iq, workgroup))
      case "get join-queue":
        return send(
          resultOf(
            iq,
            element(
              "join-queue",
              { xmlns: NAMESPACES.workgroup },
              workgroup.form === undefined ? undefined : queueFormElement(workgroup.form),
            ),
          ),
        )
      case "set join-queue":
        return this.joinQueue(iq, payload, workgroup, queue)
      case "set depart-queue":
        return this.departQueue(iq, payload, queue)
      case "get queue-status": {
        const customer = bareOf(iq.attributes["from"] ?? "")
        const place = queue.placeOf(customer)
        if (place !== undefined) return send(resultOf(iq, queueStatus(place)))
        if (!this.rooms.inviteAgain(workgroup.id, customer)) throw new StanzaRefused("item-not-found")
        return send(resultOf(iq))
      }
      case "get agent-status-request":
        await this.requireAgent(iq)
        return send(resultOf(iq, queue.agentList()))
      case "set offer-accept":
        await this.requireAgent(iq)
        return queue.accept(iq, payload.content.attributes["jid"])
      case "set offer-reject":
        await this.requireAgent(iq)
        return queue.reject(iq, payload.content.attributes["jid"])
      default:
        throw new StanzaRefused("service-unavailable")
    }
  }

  /**
   * Adds a customer to the queue. A customer who is in it, or in a conversation, may ask again after a lost
   * connection: the position or the invitation is sent again.
   */
  private async joinQueue(
    iq: XmlElement,
    { content }: IqPayload,
    workgroup: ServedWorkgroup,
    queue: WorkgroupQueue,
  ): Promise<void> {
    const { from = "" } = iq.attributes
    const customer = bareOf(from)
    if (queue.agents.isPresent(customer)) throw new StanzaRefused("conflict")
    if (await this.isAgent(from)) throw new StanzaRefused("forbidden")
    if (queue.placeOf(customer) !== undefined) {
      this.options.send(resultOf(iq))
      return queue.renew(from)
    }
    if (this.rooms.inviteAgain(workgroup.id, customer)) return this.options.send(resultOf(iq))
    if (!workgroup.isOpen) throw new StanzaRefused("service-unavailable")
    const answers =
      workgroup.form === undefined ? new Map<string, readonly string[]>() : acceptedAnswers(workgroup.form, content)
    if (answers === undefined) throw new StanzaRefused("not-acceptable")
    const metadata = metadataOf(content, answers)
    if (serializeXml(element("metadata", {}, ...metadata)).length > MAX_METADATA)
      throw new StanzaRefused("policy-violation")
    await queue.join(iq, metadata)
  }

  private async departQueue(iq: XmlElement, { content }: IqPayload, queue: WorkgroupQueue): Promise<void> {
    const other = textOf(childOf(content, "jid"))
    if (other !== undefined) await this.requireAgent(iq)
    await queue.depart(iq, bareOf(other ?? iq.attributes["from"] ?? ""))
  }

  /** Stops all timers. */
  close(): void {
    for (const queue of this.queues.values()) queue.close()
    this.rooms.close()
  }
}
