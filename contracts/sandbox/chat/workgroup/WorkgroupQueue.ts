import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { Storage } from "../../platform/storage/Storage.ts"
import { bareOf } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import { resultOf, StanzaRefused } from "../xml/stanzas.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { element } from "../xml/XmlElement.ts"
import type { ServingAgent } from "./AgentRoster.ts"
import { AgentRoster } from "./AgentRoster.ts"
import { ABSENCE_MS, INITIAL_WAIT_SECONDS, OFFER_TIMEOUT_MS, REOFFER_DELAY_MS } from "./workgroupLimits.ts"
import type { ConversationRecord, QueueEntry } from "./WorkgroupRecords.ts"
import { removeQueueEntry, storeQueueEntry } from "./WorkgroupRecords.ts"
import type { Schedule } from "./Workgroups.ts"
import type { ListedCustomer, QueuePlace } from "./workgroupStanzas.ts"
import { notifyAgents, notifyQueue, offerStanza, queueLeft, queueStatus, revokeStanza } from "./workgroupStanzas.ts"

export interface WorkgroupQueueOptions {
  /** Address of the workgroup. */
  readonly address: string
  readonly workgroupId: string
  readonly storage: Storage
  readonly ports: SandboxPorts
  readonly schedule: Schedule
  readonly send: (stanza: XmlElement) => void
  readonly isOpen: () => Promise<boolean>
  /** Conversations that an agent has, in all workgroups. */
  readonly chatsOf: (agent: string) => number
  /** Begins a conversation. */
  readonly begin: (entry: QueueEntry, agent: string) => Promise<void>
  readonly reportDefect: (error: unknown) => void
}

/** A customer in the queue. */
interface Waiting {
  readonly entry: QueueEntry
  /** Address with the resource of the last request. */
  jid: string
  readonly rejectedBy: Set<string>
  offer: Offer | undefined
  absence: (() => void) | undefined
}

interface Offer {
  readonly agentJid: string
  readonly cancelTimer: () => void
}

/** The queue of a workgroup, and its offers to agents: each customer has at most one offer at a time. */
export class WorkgroupQueue {
  readonly agents = new AgentRoster()
  private readonly options: WorkgroupQueueOptions
  private readonly waiting: Waiting[] = []
  private cancelRetry: (() => void) | undefined
  private averageWaitSeconds = INITIAL_WAIT_SECONDS

  constructor(options: WorkgroupQueueOptions) {
    this.options = options
  }

  /** Adds a customer of before a restart. */
  restore(entry: QueueEntry): void {
    this.waiting.push(this.newWaiting(entry, entry.customer))
  }

  /** Adds a customer, stores it, and offers the conversation. */
  async join(iq: XmlElement, metadata: readonly XmlElement[]): Promise<void> {
    const { storage, workgroupId, ports, send } = this.options
    const { from = "" } = iq.attributes
    const entry = { workgroupId, customer: bareOf(from), metadata, joinedAt: ports.now() }
    await storeQueueEntry(storage, entry)
    if (this.indexOf(entry.customer) < 0) this.waiting.push(this.newWaiting(entry, from))
    send(resultOf(iq))
    await this.publish()
  }

  /** Puts a conversation that an agent handed back in front of the new ones. */
  async requeue({ customer, metadata, roomId, agent }: ConversationRecord): Promise<void> {
    const { storage, workgroupId, ports } = this.options
    if (this.indexOf(customer) >= 0) return
    const entry = { workgroupId, customer, metadata, joinedAt: ports.now(), roomId, formerAgent: agent }
    await storeQueueEntry(storage, entry)
    const end = this.waiting.findIndex((other) => other.entry.roomId === undefined)
    this.waiting.splice(end < 0 ? this.waiting.length : end, 0, this.newWaiting(entry, customer))
    await this.publish()
  }

  private newWaiting(entry: QueueEntry, jid: string): Waiting {
    const rejectedBy = new Set(entry.formerAgent === undefined ? [] : [entry.formerAgent])
    return { entry, jid, rejectedBy, offer: undefined, absence: undefined }
  }

  private indexOf(customer: string): number {
    return this.waiting.findIndex(({ entry }) => entry.customer === customer)
  }

  /** Sends the position again to a customer who has connected again. */
  renew(jid: string): void {
    const found = this.waiting[this.indexOf(bareOf(jid))]
    const place = this.placeOf(bareOf(jid))
    if (found === undefined || place === undefined) return
    found.jid = jid
    found.absence?.()
    found.absence = undefined
    this.options.send(element("message", { from: this.options.address, to: jid }, queueStatus(place)))
  }

  /** Notes whether a customer is there; who is absent for a minute leaves the queue. */
  noteCustomer({ attributes: { from = "", type } }: XmlElement): void {
    const found = this.waiting[this.indexOf(bareOf(from))]
    if (found === undefined) return
    found.absence?.()
    found.absence = undefined
    if (type === undefined) found.jid = from
    else if (found.jid === from)
      found.absence = this.options.schedule(ABSENCE_MS, () => {
        this.remove(found.entry.customer).catch(this.options.reportDefect)
      })
  }

  /** Notes the presence of an agent, and offers the waiting conversations. */
  noteAgent(presence: XmlElement, isOpen: boolean): void {
    const { from = "", type } = presence.attributes
    this.agents.update(presence)
    if (type !== undefined)
      for (const one of this.waiting) if (one.offer?.agentJid === from) this.withdraw(one, undefined)
    this.assign()
    this.notifyAgents(isOpen)
  }

  /** Ends all offers and presences, of which the server knows nothing any more. */
  forgetAgents(): void {
    for (const one of this.waiting) this.withdraw(one, undefined)
    this.agents.clear()
  }

  /** Removes a customer at a request. */
  async depart(iq: XmlElement, customer: string): Promise<void> {
    const found = this.waiting[this.indexOf(customer)]
    if (found === undefined) throw new StanzaRefused("item-not-found")
    this.options.send(resultOf(iq))
    await this.remove(customer)
  }

  private async remove(customer: string): Promise<void> {
    const { storage, ports, address, send } = this.options
    const [removed] = this.waiting.splice(this.indexOf(customer), 1)
    if (removed === undefined) return
    removed.absence?.()
    this.withdraw(removed, "The customer has left the queue.")
    await removeQueueEntry(storage, removed.entry, ports.now())
    send(queueLeft(address, removed.jid))
    await this.publish()
  }

  /** Position of a customer, from 1. */
  placeOf(customer: string): QueuePlace | undefined {
    const index = this.indexOf(customer)
    return index < 0
      ? undefined
      : { position: index + 1, waitSeconds: Math.round(this.averageWaitSeconds * (index + 1)) }
  }

  /** The agents, as they see each other. */
  agentList(): XmlElement {
    return element(
      "agent-status-request",
      { xmlns: NAMESPACES.workgroup },
      ...this.agents.newest.map(({ jid }) => element("agent", { jid: bareOf(jid) })),
    )
  }

  /** Accepts an offer; the first decision about it wins (F143). */
  async accept(iq: XmlElement, customerJid: string | undefined): Promise<void> {
    const accepted = this.decide(iq, customerJid)
    const { ports, send, begin, reportDefect } = this.options
    const { entry } = accepted
    const agent = bareOf(iq.attributes["from"] ?? "")
    this.waiting.splice(this.waiting.indexOf(accepted), 1)
    accepted.absence?.()
    const waited = (ports.now() - entry.joinedAt) / 1_000
    this.averageWaitSeconds = Math.max(1, this.averageWaitSeconds * 0.8 + waited * 0.2)
    send(resultOf(iq))
    try {
      await begin(entry, agent)
    } catch (error) {
      reportDefect(error)
      await storeQueueEntry(this.options.storage, entry)
      this.waiting.unshift(this.newWaiting(entry, accepted.jid))
    }
    await this.publish()
  }

  /** Rejects an offer; another agent gets it. */
  async reject(iq: XmlElement, customerJid: string | undefined): Promise<void> {
    const rejected = this.decide(iq, customerJid)
    rejected.rejectedBy.add(bareOf(iq.attributes["from"] ?? ""))
    this.options.send(resultOf(iq))
    this.assign()
  }

  /** Ends the offer of an agent. Fails with `item-not-found` when there is none any more. */
  private decide(iq: XmlElement, customerJid = ""): Waiting {
    const found = this.waiting[this.indexOf(bareOf(customerJid))]
    const offer = found?.offer
    if (found === undefined || offer === undefined || bareOf(offer.agentJid) !== bareOf(iq.attributes["from"] ?? ""))
      throw new StanzaRefused("item-not-found")
    offer.cancelTimer()
    found.offer = undefined
    return found
  }

  /** Ends an offer without a decision; the agent is told when there is a reason. */
  private withdraw(waiting: Waiting, reason: string | undefined): void {
    const { offer } = waiting
    if (offer === undefined) return
    offer.cancelTimer()
    waiting.offer = undefined
    if (reason !== undefined)
      this.options.send(
        revokeStanza(this.options.address, offer.agentJid, newToken(this.options.ports), customerIn(waiting), reason),
      )
  }

  /** Offers each customer without an offer to the agent whose turn it is. */
  assign(): void {
    for (const one of this.waiting) {
      if (one.offer !== undefined) continue
      const agent = this.agents.next(
        (candidate) => this.canTake(candidate) && !one.rejectedBy.has(bareOf(candidate.jid)),
      )
      if (agent !== undefined) this.offer(one, agent)
    }
    const isStuck = this.waiting.some(({ offer, rejectedBy }) => offer === undefined && rejectedBy.size > 0)
    if (isStuck) this.retryLater()
  }

  private canTake({ jid, maxChats }: ServingAgent): boolean {
    const offered = this.waiting.filter(({ offer }) => offer !== undefined && bareOf(offer.agentJid) === bareOf(jid))
    return this.options.chatsOf(bareOf(jid)) + offered.length < maxChats
  }

  /** Agents who have rejected a customer are asked again, unless the customer comes from them. */
  private retryLater(): void {
    this.cancelRetry ??= this.options.schedule(REOFFER_DELAY_MS, () => {
      this.cancelRetry = undefined
      for (const { rejectedBy } of this.waiting) rejectedBy.clear()
      this.assign()
    })
  }

  private offer(waiting: Waiting, agent: ServingAgent): void {
    const { address, ports, schedule, send } = this.options
    waiting.offer = {
      agentJid: agent.jid,
      cancelTimer: schedule(OFFER_TIMEOUT_MS, () => {
        this.withdraw(waiting, "Offer timed out")
        waiting.rejectedBy.add(bareOf(agent.jid))
        this.assign()
      }),
    }
    send(offerStanza(address, agent.jid, newToken(ports), customerIn(waiting), waiting.entry.metadata))
  }

  private async publish(): Promise<void> {
    const { address, send, isOpen } = this.options
    this.assign()
    for (const { entry, jid } of this.waiting) {
      const place = this.placeOf(entry.customer)
      if (place !== undefined) send(element("message", { from: address, to: jid }, queueStatus(place)))
    }
    this.notifyAgents(await isOpen())
  }

  private notifyAgents(isOpen: boolean): void {
    const { address, send, chatsOf } = this.options
    const { present, newest } = this.agents
    const counts = {
      available: newest.filter(({ isAvailable }) => isAvailable).length,
      currentChats: newest.reduce((sum, { jid }) => sum + chatsOf(bareOf(jid)), 0),
      maxChats: newest.reduce((sum, { maxChats }) => sum + maxChats, 0),
    }
    for (const { jid } of present) {
      send(notifyAgents(address, jid, counts))
      for (const stanza of notifyQueue(address, jid, this.listed(), isOpen)) send(stanza)
    }
  }

  private listed(): readonly ListedCustomer[] {
    return this.waiting.map((one, index) => ({
      jid: customerIn(one),
      joinedAt: one.entry.joinedAt,
      position: index + 1,
      waitSeconds: Math.round(this.averageWaitSeconds * (index + 1)),
    }))
  }

  /** Stops all timers. */
  close(): void {
    this.cancelRetry?.()
    for (const { offer, absence } of this.waiting) {
      offer?.cancelTimer()
      absence?.()
    }
  }
}

/** The address by which agents know a customer. */
const customerIn = ({ jid }: Waiting): string => jid
