import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { Storage } from "../../platform/storage/Storage.ts"
import { bareOf, resourceOf } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { childOf, element } from "../xml/XmlElement.ts"
import type { RoomClient } from "./RoomClient.ts"
import { ACCEPTED_OFFER_EXPIRY_MS, SYSTEM_NICKNAME } from "./workgroupLimits.ts"
import type { ConversationRecord, QueueEntry } from "./WorkgroupRecords.ts"
import { endConversation, storeConversation } from "./WorkgroupRecords.ts"
import type { Schedule, ServedWorkgroup, WorkgroupDirectory } from "./Workgroups.ts"

export interface ConversationRoomsOptions {
  readonly client: RoomClient
  readonly directory: WorkgroupDirectory
  readonly usersDomain: string
  readonly storage: Storage
  readonly ports: SandboxPorts
  readonly schedule: Schedule
  readonly addressOf: (workgroupId: string) => string
  /** Whether an agent is present in a workgroup. */
  readonly isServing: (workgroupId: string, agent: string) => boolean
  /** Returns a conversation to its queue. */
  readonly requeue: (conversation: ConversationRecord) => void
  /** Called when a conversation of a workgroup has ended. */
  readonly onEnd: (workgroupId: string) => void
}

/** A conversation with the people in its room and its timers. */
interface Conversation {
  readonly record: ConversationRecord
  readonly roomJid: string
  /** Addresses of the people in the room by nickname. */
  readonly occupants: Map<string, string>
  isWaiting: boolean
  cancelIdle: () => void
  cancelAbsence: (() => void) | undefined
}

const nothing = (): void => undefined

/** The conversations of all workgroups: their rooms, people and times. */
export class ConversationRooms {
  private readonly options: ConversationRoomsOptions
  private readonly conversations = new Map<string, Conversation>()

  constructor(options: ConversationRoomsOptions) {
    this.options = options
  }

  /** Conversations that an agent has. */
  countOf(agent: string): number {
    return [...this.conversations.values()].filter(({ record, isWaiting }) => record.agent === agent && !isWaiting)
      .length
  }

  /** Opens the room of an accepted offer, or adds the new agent to it, and invites both. */
  async begin(entry: QueueEntry, agent: string, workgroup: ServedWorkgroup, roomsDomain: string): Promise<void> {
    const { storage, ports, client, addressOf } = this.options
    const roomId =
      entry.roomId ??
      newToken(ports)
        .replace(/[^a-z0-9]/giu, "x")
        .toLowerCase()
    const { workgroupId, customer, metadata } = entry
    const record = { roomId, workgroupId, customer, agent, metadata }
    await storeConversation(storage, record, ports.now())
    const conversation = this.addConversation(record, roomsDomain)
    const { roomJid } = conversation
    const workgroupJid = addressOf(workgroupId)
    try {
      await client.open(workgroupJid, roomJid, workgroup.name)
      await client.grant(workgroupJid, roomJid, agent, "admin")
      await client.grant(workgroupJid, roomJid, customer, "member")
    } catch (error) {
      await this.end(conversation)
      throw error
    }
    this.inviteCustomer(conversation)
    client.invite(
      workgroupJid,
      roomJid,
      agent,
      `Please join the room to start your chat with ${customer}.`,
      element("offer", { xmlns: NAMESPACES.workgroup, jid: customer }),
    )
    if (entry.roomId === undefined && workgroup.welcomeMessage !== undefined)
      client.say(workgroupJid, roomJid, workgroup.welcomeMessage)
    this.awaitAgent(conversation)
  }

  /** Enters the room of a conversation of before a restart. */
  async restore(record: ConversationRecord, roomsDomain: string, isWaiting: boolean): Promise<void> {
    const conversation = this.addConversation(record, roomsDomain)
    conversation.isWaiting = isWaiting
    await this.enter(conversation)
  }

  /** Enters all rooms again, of which the server may have lost the people. */
  async enterAgain(): Promise<void> {
    for (const conversation of this.conversations.values()) {
      conversation.occupants.clear()
      await this.enter(conversation)
    }
  }

  private async enter(conversation: Conversation): Promise<void> {
    const { record, roomJid } = conversation
    try {
      await this.options.client.open(this.options.addressOf(record.workgroupId), roomJid, record.workgroupId)
    } catch {
      // The room is gone, and with it the conversation.
      return this.end(conversation)
    }
    if (!conversation.isWaiting) this.awaitAgent(conversation)
  }

  private addConversation(record: ConversationRecord, roomsDomain: string): Conversation {
    const roomJid = `${record.roomId}@${roomsDomain}`
    const known = this.conversations.get(roomJid)
    if (known !== undefined) {
      known.record.agent = record.agent
      known.isWaiting = false
      return known
    }
    const conversation: Conversation = {
      record,
      roomJid,
      occupants: new Map(),
      isWaiting: false,
      cancelIdle: nothing,
      cancelAbsence: undefined,
    }
    this.conversations.set(roomJid, conversation)
    void this.watchIdle(conversation)
    return conversation
  }

  private inviteCustomer({ record, roomJid }: Conversation): void {
    const workgroupJid = this.options.addressOf(record.workgroupId)
    this.options.client.invite(
      workgroupJid,
      roomJid,
      record.customer,
      `You have been invited to chat with a ${workgroupJid} agent.`,
    )
  }

  /** Invites a customer again who is in a conversation; returns false when there is none. */
  inviteAgain(workgroupId: string, customer: string): boolean {
    const found = [...this.conversations.values()].find(
      ({ record }) => record.workgroupId === workgroupId && record.customer === customer,
    )
    if (found === undefined) return false
    this.inviteCustomer(found)
    return true
  }

  /** Notes who enters and leaves a room. */
  notePresence(presence: XmlElement): void {
    const { from = "", type } = presence.attributes
    const roomJid = bareOf(from)
    const nickname = resourceOf(from)
    this.options.client.notePresence(roomJid, presence)
    const conversation = this.conversations.get(roomJid)
    if (conversation === undefined || nickname === SYSTEM_NICKNAME) return
    const jid = childOf(childOf(presence, "x", NAMESPACES.mucUser), "item")?.attributes["jid"]
    if (type === undefined) {
      if (jid !== undefined) conversation.occupants.set(nickname, bareOf(jid))
      if (this.hasAgent(conversation)) {
        conversation.cancelAbsence?.()
        conversation.cancelAbsence = undefined
      }
      return
    }
    const left = conversation.occupants.get(nickname)
    conversation.occupants.delete(nickname)
    if (left === undefined || left === conversation.record.customer || this.hasAgent(conversation)) return
    if (!conversation.isWaiting) this.noteLeft(conversation, left)
  }

  /** Any person besides the customer is an agent: only agents are invited. */
  private hasAgent({ occupants, record }: Conversation): boolean {
    return [...occupants.values()].some((jid) => jid !== record.customer)
  }

  /**
   * The last agent has left. The end of a connection ends the presence in the workgroup as well, in any order; without
   * it the agent has closed the conversation.
   */
  private noteLeft(conversation: Conversation, agent: string): void {
    const { schedule, isServing } = this.options
    conversation.cancelAbsence?.()
    conversation.cancelAbsence = schedule(1_000, () => {
      conversation.cancelAbsence = undefined
      if (isServing(conversation.record.workgroupId, agent)) void this.end(conversation)
      else this.awaitAgent(conversation)
    })
  }

  /** Returns the conversation to the queue when no agent enters in time. */
  private awaitAgent(conversation: Conversation): void {
    if (this.hasAgent(conversation)) return
    conversation.cancelAbsence?.()
    conversation.cancelAbsence = this.options.schedule(ACCEPTED_OFFER_EXPIRY_MS, () => {
      conversation.cancelAbsence = undefined
      this.returnToQueue(conversation)
    })
  }

  private returnToQueue(conversation: Conversation): void {
    if (conversation.isWaiting || this.conversations.get(conversation.roomJid) !== conversation) return
    conversation.isWaiting = true
    this.options.requeue(conversation.record)
  }

  /** Returns a conversation to its queue at the request of an agent in it. */
  async handBack(roomJid: string, inviter: string): Promise<void> {
    const conversation = this.conversations.get(roomJid)
    if (conversation === undefined || ![...conversation.occupants.values()].includes(inviter)) return
    if (inviter === conversation.record.customer) return
    conversation.record.agent = inviter
    this.returnToQueue(conversation)
  }

  /** An agent who is back in time keeps the conversation; the client enters the room by itself. */
  noteAgent(jid: string, isPresent: boolean): void {
    if (!isPresent) return
    for (const conversation of this.conversations.values())
      if (conversation.record.agent === bareOf(jid) && !conversation.isWaiting && !this.hasAgent(conversation))
        this.awaitAgent(conversation)
  }

  /** A message of a person starts the idle time again. */
  noteMessage(message: XmlElement): void {
    const { from = "" } = message.attributes
    const conversation = this.conversations.get(bareOf(from))
    if (conversation === undefined || resourceOf(from) === SYSTEM_NICKNAME || childOf(message, "body") === undefined)
      return
    void this.watchIdle(conversation)
  }

  private async watchIdle(conversation: Conversation): Promise<void> {
    const { directory, schedule, client, addressOf } = this.options
    conversation.cancelIdle()
    const workgroup = await directory.find(conversation.record.workgroupId)
    if (workgroup === undefined || this.conversations.get(conversation.roomJid) !== conversation) return
    const { idleSeconds, destroySeconds, idleMessage } = workgroup
    conversation.cancelIdle()
    conversation.cancelIdle = schedule(idleSeconds * 1_000, () => {
      if (conversation.isWaiting) return
      if (idleMessage !== undefined)
        client.say(addressOf(conversation.record.workgroupId), conversation.roomJid, idleMessage)
      conversation.cancelIdle = schedule(Math.max(0, destroySeconds - idleSeconds) * 1_000, () => {
        void this.end(conversation)
      })
    })
  }

  private async end(conversation: Conversation): Promise<void> {
    const { storage, ports, client, addressOf, onEnd } = this.options
    const { record, roomJid } = conversation
    conversation.cancelIdle()
    conversation.cancelAbsence?.()
    this.conversations.delete(roomJid)
    const workgroupJid = addressOf(record.workgroupId)
    // A customer who is no member any more is removed from the room, and so learns of the end at once.
    const removed = client.grant(workgroupJid, roomJid, record.customer, "none").catch(nothing)
    client.leave(workgroupJid, roomJid)
    await endConversation(storage, record.roomId, ports.now())
    onEnd(record.workgroupId)
    await removed
  }

  /** Stops all timers. */
  close(): void {
    for (const { cancelIdle, cancelAbsence } of this.conversations.values()) {
      cancelIdle()
      cancelAbsence?.()
    }
  }
}
