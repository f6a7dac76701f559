import type { ChatForm, FormAnswers } from "../../../domain/chat/ChatForm.ts"
import { parseForm, submittedForm } from "./formStanzas.ts"
import { NAMESPACES } from "./NAMESPACES.ts"
import { whenDefined } from "./whenDefined.ts"
import { childOf, element, elementsOf, textOf } from "./XmlElement.ts"
import type { XmlElement } from "./XmlElement.ts"

/** Metadata of the customer in a queue request and an offer, by name. */
export type WorkgroupMetadata = Readonly<Record<string, string>>

const METADATA_NAMESPACE = "urn:selvedge:chat:contact:1"

/** A request to a workgroup (XEP-0142). */
export interface WorkgroupRequest {
  readonly id: string
  readonly workgroupJid: string
}

const workgroupIq = (
  { id, workgroupJid }: WorkgroupRequest,
  type: "get" | "set",
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (XmlElement | undefined)[]
): XmlElement =>
  element(
    "iq",
    { type, to: workgroupJid, id },
    element(name, { xmlns: NAMESPACES.workgroup, ...attributes }, ...children),
  )

/** Joins the queue of a workgroup, with the answered form when the workgroup requires one. */
export function joinQueue(
  request: WorkgroupRequest,
  answers?: FormAnswers,
  metadata: WorkgroupMetadata = {},
): XmlElement {
  const entries = Object.entries(metadata)
  return workgroupIq(
    request,
    "set",
    "join-queue",
    {},
    element("queue-notifications"),
    answers === undefined ? undefined : submittedForm(answers),
    entries.length === 0
      ? undefined
      : element(
          "contact",
          { xmlns: METADATA_NAMESPACE },
          ...entries.map(([name, value]) => element("value", { name }, value)),
        ),
  )
}

/** Requests the form of a workgroup's queue. */
export function requestQueueForm(request: WorkgroupRequest): XmlElement {
  return workgroupIq(request, "get", "join-queue")
}

/** Returns the form of a queue, or `undefined` when the workgroup has none. */
export function parseQueueForm(iq: XmlElement): ChatForm | undefined {
  return parseForm(childOf(childOf(iq, "join-queue", NAMESPACES.workgroup), "x"))
}

/** Leaves the queue; an administrator removes another person by `jid`. */
export function departQueue(request: WorkgroupRequest, jid?: string): XmlElement {
  return workgroupIq(request, "set", "depart-queue", {}, jid === undefined ? undefined : element("jid", {}, jid))
}

/** Requests the position in the queue. */
export function requestQueueStatus(request: WorkgroupRequest): XmlElement {
  return workgroupIq(request, "get", "queue-status")
}

/** Announces an agent to a workgroup, with the number of conversations that the agent accepts at a time. */
export function announceAgent(workgroupJid: string, maxChats: number): XmlElement {
  return element(
    "presence",
    { to: workgroupJid },
    element("show", {}, "chat"),
    element("agent-status", { xmlns: NAMESPACES.workgroup }, element("max-chats", {}, String(maxChats))),
  )
}

/** Requests the agents of a workgroup. */
export function requestAgents(request: WorkgroupRequest): XmlElement {
  return workgroupIq(request, "get", "agent-status-request")
}

/** Returns the addresses of the agents in a response. */
export function parseAgents(iq: XmlElement): readonly string[] {
  const list = childOf(iq, "agent-status-request", NAMESPACES.workgroup)
  return list === undefined
    ? []
    : elementsOf(list).flatMap(({ name, attributes: { jid } }) => (name === "agent" && jid !== undefined ? [jid] : []))
}

/** Accepts or rejects an offer. */
export function decideOfferStanza(
  request: WorkgroupRequest,
  decision: "accept" | "reject",
  customerJid: string,
): XmlElement {
  return workgroupIq(request, "set", `offer-${decision}`, { jid: customerJid })
}

/** Confirms a request of the server. */
export function confirmRequest(iq: XmlElement): XmlElement {
  return element("iq", { type: "result", to: iq.attributes.from, id: iq.attributes.id })
}

/** A notification of a workgroup. */
export type WorkgroupEvent =
  | {
      readonly kind: "queuePosition"
      readonly workgroupJid: string
      /** From 1. */
      readonly position: number
      readonly waitSeconds?: number
    }
  | { readonly kind: "queueLeft"; readonly workgroupJid: string }
  | { readonly kind: "agentsUpdated"; readonly workgroupJid: string; readonly counts: AgentCounts }
  | { readonly kind: "queueUpdated"; readonly workgroupJid: string; readonly queue: QueueOverview }
  | {
      readonly kind: "queueDetailsUpdated"
      readonly workgroupJid: string
      readonly customers: readonly QueuedCustomer[]
    }
  | {
      readonly kind: "agentStatus"
      readonly agentJid: string
      readonly currentChats?: number
      readonly maxChats?: number
    }
  | {
      readonly kind: "offerReceived"
      readonly workgroupJid: string
      readonly id: string
      readonly customerJid: string
      readonly timeoutMs?: number
      readonly metadata: WorkgroupMetadata
    }
  | {
      readonly kind: "offerRevoked"
      readonly workgroupJid: string
      readonly customerJid: string
      readonly explanation?: string
    }
  | {
      readonly kind: "invited"
      readonly roomJid: string
      readonly workgroupJid: string
      /** The customer, in the invitation of an agent. */
      readonly customerJid?: string
    }

interface AgentCounts {
  readonly available?: number
  readonly currentChats?: number
  readonly maxChats?: number
}

interface QueueOverview {
  readonly count?: number
  readonly oldest?: string
  readonly waitSeconds?: number
  readonly isOpen: boolean
}

interface QueuedCustomer {
  readonly jid: string
  readonly position?: number
  readonly waitSeconds?: number
  readonly joinedAt?: string
}

/** Returns the notification in a stanza of a workgroup; `undefined` when it has none. */
export function parseWorkgroupEvent(stanza: XmlElement): WorkgroupEvent | undefined {
  const { from } = stanza.attributes
  if (from === undefined || stanza.attributes.type === "error") return undefined
  return parseInvitation(stanza, from) ?? parseNotification(stanza, from)
}

function parseInvitation(stanza: XmlElement, roomJid: string): WorkgroupEvent | undefined {
  const invitation = childOf(childOf(stanza, "x", NAMESPACES.mucUser), "invite")
  if (stanza.name !== "message" || invitation?.attributes.from === undefined) return undefined
  const customerJid = childOf(stanza, "offer", NAMESPACES.workgroup)?.attributes.jid
  return {
    kind: "invited",
    roomJid,
    workgroupJid: invitation.attributes.from,
    ...(customerJid === undefined ? {} : { customerJid }),
  }
}

function parseNotification(stanza: XmlElement, workgroupJid: string): WorkgroupEvent | undefined {
  const content = elementsOf(stanza).find(({ attributes }) => attributes.xmlns === NAMESPACES.workgroup)
  if (content === undefined) return undefined
  const customerJid = content.attributes.jid
  switch (`${stanza.name} ${content.name}`) {
    case "message queue-status":
    case "iq queue-status": {
      const position = countIn(content, "position")
      return position === undefined
        ? undefined
        : {
            kind: "queuePosition",
            workgroupJid,
            position,
            ...whenDefined(countIn(content, "time"), (waitSeconds) => ({ waitSeconds })),
          }
    }
    case "message depart-queue":
      return { kind: "queueLeft", workgroupJid }
    case "presence notify-agents":
      return {
        kind: "agentsUpdated",
        workgroupJid,
        counts: {
          ...whenDefined(countIn(content, "available"), (available) => ({ available })),
          ...chatCounts(content),
        },
      }
    case "presence notify-queue":
      return {
        kind: "queueUpdated",
        workgroupJid,
        queue: {
          ...whenDefined(countIn(content, "count"), (count) => ({ count })),
          ...whenDefined(textOf(childOf(content, "oldest")), (oldest) => ({ oldest })),
          ...whenDefined(countIn(content, "time"), (waitSeconds) => ({ waitSeconds })),
          isOpen: textOf(childOf(content, "status")) === "open",
        },
      }
    case "presence notify-queue-details":
      return { kind: "queueDetailsUpdated", workgroupJid, customers: elementsOf(content).flatMap(parseQueuedCustomer) }
    case "presence agent-status":
      return { kind: "agentStatus", agentJid: workgroupJid, ...chatCounts(content) }
    case "iq offer": {
      const seconds = countIn(content, "timeout")
      const { id } = stanza.attributes
      if (stanza.attributes.type !== "set" || customerJid === undefined || id === undefined) return undefined
      return {
        kind: "offerReceived",
        workgroupJid,
        id,
        customerJid,
        ...whenDefined(seconds, (value) => ({ timeoutMs: value * 1_000 })),
        metadata: parseMetadata(content),
      }
    }
    case "iq offer-revoke":
      return customerJid === undefined || stanza.attributes.type !== "set"
        ? undefined
        : {
            kind: "offerRevoked",
            workgroupJid,
            customerJid,
            ...whenDefined(textOf(childOf(content, "reason")), (explanation) => ({ explanation })),
          }
    default:
      return undefined
  }
}

/** Reads a time as XEP-0142 writes it (`20261127T09:30:00`, UTC), in milliseconds since 1970. */
export function parseJoinTime(text: string | undefined): number | undefined {
  const [, year, month, day, time] = /^(\d{4})-?(\d{2})-?(\d{2})T(\d{2}:\d{2}:\d{2})/.exec(text ?? "") ?? []
  const parsed = Date.parse(`${year}-${month}-${day}T${time}Z`)
  return Number.isNaN(parsed) ? undefined : parsed
}

function parseQueuedCustomer(user: XmlElement): readonly QueuedCustomer[] {
  const { jid } = user.attributes
  return jid === undefined || user.name !== "user"
    ? []
    : [
        {
          jid,
          ...whenDefined(countIn(user, "position"), (position) => ({ position })),
          ...whenDefined(countIn(user, "time"), (waitSeconds) => ({ waitSeconds })),
          ...whenDefined(textOf(childOf(user, "join-time")), (joinedAt) => ({ joinedAt })),
        },
      ]
}

// Metadata of another vocabulary is read by element names, as in the examples of XEP-0142.
function parseMetadata(offer: XmlElement): WorkgroupMetadata {
  const groups = elementsOf(offer).filter(({ attributes }) => attributes.xmlns !== NAMESPACES.workgroup)
  return Object.fromEntries(
    groups.flatMap(elementsOf).map((entry) => [entry.attributes.name ?? entry.name, textOf(entry) ?? ""]),
  )
}

const chatCounts = (content: XmlElement) => ({
  ...whenDefined(countIn(content, "current-chats"), (currentChats) => ({ currentChats })),
  ...whenDefined(countIn(content, "max-chats"), (maxChats) => ({ maxChats })),
})

/** Returns a whole number from 0; other texts count as absent. */
function countIn(parent: XmlElement, name: string): number | undefined {
  const text = textOf(childOf(parent, name))
  return text !== undefined && /^[0-9]{1,9}$/.test(text) ? Number(text) : undefined
}

/** Returns a customer with the time of joining in milliseconds since 1970. */
export function withJoinTime({ joinedAt, ...customer }: QueuedCustomer) {
  return { ...customer, ...whenDefined(parseJoinTime(joinedAt), (time) => ({ joinedAt: time })) }
}

/** Refuses a request of the server that this client does not know. */
export function refuseRequest({ attributes: { from, id } }: XmlElement): XmlElement {
  return element(
    "iq",
    { type: "error", to: from, id },
    element("error", { type: "cancel" }, element("service-unavailable", { xmlns: NAMESPACES.stanzaErrors })),
  )
}
