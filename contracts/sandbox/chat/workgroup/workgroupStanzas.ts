import { NAMESPACES } from "../xml/NAMESPACES.ts"
import { dataForm, discoInfo, formValues } from "../xml/stanzas.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { element, elementsOf } from "../xml/XmlElement.ts"
import type { QueueForm, ServedWorkgroup } from "./Workgroups.ts"
import { OFFER_TIMEOUT_MS } from "./workgroupLimits.ts"

const xmlns = NAMESPACES.workgroup

/** Position from 1, and the expected wait. */
export interface QueuePlace {
  readonly position: number
  readonly waitSeconds: number
}

export const queueStatus = ({ position, waitSeconds }: QueuePlace): XmlElement =>
  element(
    "queue-status",
    { xmlns },
    element("position", {}, String(position)),
    element("time", {}, String(waitSeconds)),
  )

export const queueLeft = (from: string, to: string): XmlElement =>
  element("message", { from, to }, element("depart-queue", { xmlns }))

export const offerStanza = (
  from: string,
  to: string,
  id: string,
  customerJid: string,
  metadata: readonly XmlElement[],
): XmlElement =>
  element(
    "iq",
    { type: "set", from, to, id },
    element(
      "offer",
      { xmlns, jid: customerJid },
      element("timeout", {}, String(OFFER_TIMEOUT_MS / 1_000)),
      ...metadata,
    ),
  )

export const revokeStanza = (from: string, to: string, id: string, customerJid: string, reason: string): XmlElement =>
  element(
    "iq",
    { type: "set", from, to, id },
    element("offer-revoke", { xmlns, jid: customerJid }, element("reason", {}, reason)),
  )

export const notifyAgents = (
  from: string,
  to: string,
  counts: { readonly available: number; readonly currentChats: number; readonly maxChats: number },
): XmlElement =>
  element(
    "presence",
    { from, to },
    element(
      "notify-agents",
      { xmlns },
      element("available", {}, String(counts.available)),
      element("current-chats", {}, String(counts.currentChats)),
      element("max-chats", {}, String(counts.maxChats)),
    ),
  )

/** A customer in the queue as agents see it. */
export interface ListedCustomer extends QueuePlace {
  readonly jid: string
  readonly joinedAt: number
}

/** Overview and details of a queue. */
export const notifyQueue = (
  from: string,
  to: string,
  customers: readonly ListedCustomer[],
  isOpen: boolean,
): readonly XmlElement[] => {
  const [oldest] = customers
  return [
    element(
      "presence",
      { from, to },
      element(
        "notify-queue",
        { xmlns },
        element("count", {}, String(customers.length)),
        oldest === undefined ? undefined : element("oldest", {}, stamp(oldest.joinedAt)),
        element("time", {}, String(oldest?.waitSeconds ?? 0)),
        element("status", {}, isOpen ? "open" : "closed"),
      ),
    ),
    element(
      "presence",
      { from, to },
      element(
        "notify-queue-details",
        { xmlns },
        ...customers.map(({ jid, position, waitSeconds, joinedAt }) =>
          element(
            "user",
            { jid },
            element("position", {}, String(position)),
            element("time", {}, String(waitSeconds)),
            element("join-time", {}, stamp(joinedAt)),
          ),
        ),
      ),
    ),
  ]
}

/** The format of XEP-0082 without punctuation, as in the examples of XEP-0142. */
const stamp = (time: number): string => new Date(time).toISOString().slice(0, 19).replaceAll("-", "")

export const workgroupInfo = (iq: XmlElement, { name, isOpen }: ServedWorkgroup): XmlElement =>
  discoInfo(
    iq,
    { category: "collaboration", name, type: "workgroup" },
    [NAMESPACES.workgroup],
    dataForm("result", [
      { name: "FORM_TYPE", type: "hidden", values: ["http://jabber.org/protocol/workgroup#workgroupinfo"] },
      { name: "workgroup#description", label: "Description", values: [name] },
      { name: "workgroup#online", label: "Status", values: [isOpen ? "ready" : "closed"] },
    ]),
  )

/** Builds the form of a queue. */
export const queueFormElement = ({ title, instructions, fields }: QueueForm): XmlElement =>
  dataForm("form", fields, { title, instructions })

/**
 * Returns the answers to a queue's form; `undefined` when one is missing, or was never offered (F133).
 */
export const acceptedAnswers = (
  { fields }: QueueForm,
  joinQueue: XmlElement,
): ReadonlyMap<string, readonly string[]> | undefined => {
  const answers = formValues(joinQueue)
  if (answers === undefined) return undefined
  const offered = new Map(fields.map((field) => [field.name, field]))
  const areOffered = [...answers].every(([name, values]) => {
    const field = offered.get(name)
    const options = field?.options?.map(({ value }) => value)
    const isMultiple = field?.type === "list-multi" || field?.type === "text-multi"
    return (
      field !== undefined &&
      (isMultiple || values.length <= 1) &&
      (options === undefined || values.every((value) => options.includes(value)))
    )
  })
  const areComplete = fields.every(
    ({ name, isRequired }) => isRequired !== true || (answers.get(name) ?? []).some((value) => value.trim() !== ""),
  )
  return areOffered && areComplete ? answers : undefined
}

/** Returns the description of a customer in a request to join: everything in another vocabulary, and the answers. */
export const metadataOf = (
  joinQueue: XmlElement,
  answers: ReadonlyMap<string, readonly string[]>,
): readonly XmlElement[] => [
  ...elementsOf(joinQueue).filter(
    ({ name, attributes }) => name !== "queue-notifications" && attributes["xmlns"] !== NAMESPACES.data,
  ),
  ...(answers.size === 0
    ? []
    : [
        element(
          "answers",
          { xmlns: NAMESPACES.contact },
          ...[...answers].map(([name, values]) => element("value", { name }, values.join(", "))),
        ),
      ]),
]
