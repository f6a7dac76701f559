import type { XmlElement } from "../xml/XmlElement.ts"
import { element } from "../xml/XmlElement.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import type { ChatAccount } from "./ChatAccount.ts"

/** The way to a client's device; a session can change it when it is resumed. */
export interface ClientWriter {
  readonly write: (stanza: XmlElement) => void
  /** Ends the connection with a stream error. */
  readonly fail: (condition: string) => void
}

/** Stanzas that a client has not confirmed; with more of them the session is not resumable any more. */
const MAX_UNACKED = 2_000
/** An acknowledgement is requested after this many stanzas. */
const ACK_REQUEST_AFTER = 10

/** State of stream management (XEP-0198). */
interface StreamManagement {
  readonly id: string
  readonly isResumable: boolean
  received: number
  sent: number
  sinceRequest: number
  readonly unacked: XmlElement[]
}

/** A client that has bound an address. It outlives its connection when it can be resumed. */
export class ClientSession {
  readonly jid: string
  readonly account: ChatAccount
  /** Last presence, while the client is available. */
  presence: XmlElement | undefined
  /** Addresses that received a presence of this client directly, and get its end. */
  readonly directed = new Set<string>()
  private writer: ClientWriter | undefined
  private management: StreamManagement | undefined

  constructor(jid: string, account: ChatAccount, writer: ClientWriter) {
    this.jid = jid
    this.account = account
    this.writer = writer
  }

  get isConnected(): boolean {
    return this.writer !== undefined
  }

  get resumptionId(): string | undefined {
    return this.management?.isResumable === true ? this.management.id : undefined
  }

  /** Whether a connection is the session's current one. */
  isWrittenBy(writer: ClientWriter): boolean {
    return this.writer === writer
  }

  /** Sends a stanza, or keeps it until the session is resumed. */
  send(stanza: XmlElement): void {
    const { management, writer } = this
    if (management !== undefined) {
      management.sent = nextCount(management.sent)
      management.unacked.push(stanza)
    }
    writer?.write(stanza)
    if (management === undefined || writer === undefined) return
    management.sinceRequest += 1
    if (management.sinceRequest >= ACK_REQUEST_AFTER) {
      management.sinceRequest = 0
      writer.write(element("r", { xmlns: NAMESPACES.sm }))
    }
  }

  /** Whether the client confirms too little to be kept. */
  get isOverdue(): boolean {
    return (this.management?.unacked.length ?? 0) > MAX_UNACKED
  }

  enableManagement(id: string, isResumable: boolean): void {
    this.management ??= { id, isResumable, received: 0, sent: 0, sinceRequest: 0, unacked: [] }
  }

  get isManaged(): boolean {
    return this.management !== undefined
  }

  /** Counts a stanza of the client after it is handled: what is confirmed must not be lost. */
  countReceived(): void {
    if (this.management !== undefined) this.management.received = nextCount(this.management.received)
  }

  get receivedCount(): string {
    return String(this.management?.received ?? 0)
  }

  /** Drops the stanzas that the client has confirmed; returns false when it confirms more than were sent. */
  confirm(handled: number): boolean {
    const { management } = this
    if (management === undefined || !Number.isInteger(handled) || handled < 0) return false
    const oldest = management.sent - management.unacked.length
    if (handled > management.sent) return false
    management.unacked.splice(0, Math.max(0, handled - oldest))
    return true
  }

  /** Continues on another connection, and sends again what the former one lost. Returns false on a wrong count. */
  resume(writer: ClientWriter, handled: number): boolean {
    if (!this.confirm(handled)) return false
    const former = this.writer
    this.writer = undefined
    former?.fail("conflict")
    this.writer = writer
    writer.write(element("resumed", { xmlns: NAMESPACES.sm, previd: this.management?.id ?? "", h: this.receivedCount }))
    for (const stanza of this.management?.unacked ?? []) writer.write(stanza)
    writer.write(element("r", { xmlns: NAMESPACES.sm }))
    return true
  }

  /** Notes the loss of the connection. */
  detach(): void {
    this.writer = undefined
  }

  /** Ends the connection with a stream error. */
  fail(condition: string): void {
    const { writer } = this
    this.writer = undefined
    writer?.fail(condition)
  }
}

// The counts of XEP-0198 wrap at 2^32, which a conversation does not reach.
const nextCount = (count: number): number => count + 1
