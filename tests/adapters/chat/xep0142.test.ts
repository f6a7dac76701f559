import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { discoverItems, parseItems } from "../../../adapters/chat/stanzas/roomStanzas.ts"
import {
  announceAgent,
  confirmRequest,
  decideOfferStanza,
  departQueue,
  joinQueue,
  parseAgents,
  parseQueueForm,
  parseWorkgroupEvent,
  requestAgents,
  requestQueueForm,
  requestQueueStatus,
} from "../../../adapters/chat/stanzas/workgroupStanzas.ts"
import { elementsOf, serializeXml } from "../../../adapters/chat/stanzas/XmlElement.ts"
import type { XmlElement } from "../../../adapters/chat/stanzas/XmlElement.ts"
import { errorCondition } from "../../../adapters/chat/stanzas/messageStanzas.ts"
import { parseXml } from "../../support/chat/parseXml.ts"

/** The captioned examples of XEP-0142 (Workgroup Queues). */
const EXAMPLES = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Array(
      Schema.Struct({
        caption: Schema.String,
        stanzas: Schema.Array(Schema.Struct({ from: Schema.Literals(["client", "service"]), xml: Schema.String })),
      }),
    ),
  ),
)(readFileSync(join(import.meta.dirname, "../../fixtures/chat/xep0142.json"), "utf8"))

const stanzasOf = (side: "client" | "service") =>
  EXAMPLES.flatMap(({ caption, stanzas }) =>
    stanzas.filter(({ from }) => from === side).map(({ xml }) => ({ caption, xml, stanza: parseXml(xml) })),
  )

const WORKGROUP = "support@workgroup.example.com"
const CUSTOMER = "user@example.net/home"
const VARIES = new Set(["from", "id", "to", "xmlns"])

/** An element without the attributes that differ by caller, the customer's metadata and white space. */
function shapeOf(element: XmlElement, isRoot = true): unknown {
  const { name, attributes, children } = element
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).flatMap(([key, value]) =>
        isRoot && VARIES.has(key)
          ? []
          : [[key, key === "xmlns" ? value.replace("jabber:iq:data", "jabber:x:data") : value] as const],
      ),
    ),
    children: elementsOf(element)
      .filter((child) => !["crm", "contact"].includes(child.name))
      .map((child) => shapeOf(child, false)),
    text: children
      .filter((child) => typeof child === "string")
      .join("")
      .trim(),
  }
}

const inherited = (stanza: XmlElement): XmlElement => parseXml(serializeXml(stanza))

describe("the client's stanzas in the examples of XEP-0142", () => {
  const request = { id: "id1", workgroupJid: WORKGROUP }
  const built = [
    joinQueue(request),
    joinQueue(request, undefined, { "customer-id": "the24th498onth" }),
    joinQueue(
      request,
      new Map([
        ["first", ["John"]],
        ["last", ["Doe"]],
        ["contract_type", ["2"]],
      ]),
    ),
    requestQueueForm(request),
    departQueue(request),
    departQueue(request, CUSTOMER),
    requestQueueStatus(request),
    announceAgent(WORKGROUP, 3),
    requestAgents(request),
    confirmRequest(parseXml(`<iq type="set" from="${WORKGROUP}" id="id1"/>`)),
    decideOfferStanza(request, "accept", CUSTOMER),
    decideOfferStanza(request, "reject", CUSTOMER),
    discoverItems("example.com", "id1"),
  ].map((stanza) => shapeOf(inherited(stanza)))

  // "Presence Update" is a template of the document; the customer never asks for disco#info.
  const sent = stanzasOf("client").filter(
    ({ caption, xml }) => caption !== "Presence Update" && !xml.includes("disco#info"),
  )
  it.each(sent.map((example, index) => ({ ...example, index })))("$index $caption is built", ({ stanza }) => {
    expect(built).toContainEqual(shapeOf(stanza))
  })
})

describe("the service's stanzas in the examples of XEP-0142", () => {
  const received = stanzasOf("service")
  const events = (caption: string) =>
    received.filter((example) => example.caption === caption).map(({ stanza }) => parseWorkgroupEvent(stanza))

  it("are notifications, or results and errors without one", () => {
    const silent = received.filter(({ stanza }) => parseWorkgroupEvent(stanza) === undefined)
    expect(
      silent.filter(
        ({ stanza: { name, attributes } }) => name !== "iq" || !["result", "error"].includes(attributes.type ?? ""),
      ),
    ).toEqual([])
  })

  it("report the position in the queue", () => {
    const position = { kind: "queuePosition", workgroupJid: WORKGROUP, position: 4, waitSeconds: 60 }
    expect(events("User Status Push")).toEqual([position])
    expect(events("User Status Poll")).toEqual([position])
    expect(events("Depart Message")).toEqual([{ kind: "queueLeft", workgroupJid: WORKGROUP }])
  })

  it("invite the customer, and the agent with the customer's address", () => {
    const roomJid = "roomname@chatserver.example.com"
    expect(events("An Invitation")).toEqual([
      { kind: "invited", roomJid, workgroupJid: WORKGROUP },
      { kind: "invited", roomJid, workgroupJid: WORKGROUP, customerJid: CUSTOMER },
    ])
  })

  it("inform agents about agents and the queue", () => {
    expect(events("Agent Recives Update")).toEqual([
      {
        kind: "agentsUpdated",
        workgroupJid: "support@wokgroup.example.com",
        counts: { available: 2, currentChats: 2, maxChats: 7 },
      },
    ])
    expect(events("Notify-Agent Status Type")).toMatchObject([{ counts: {} }])
    expect(events("Agent Receives Updates")).toEqual([
      {
        kind: "queueUpdated",
        workgroupJid: WORKGROUP,
        queue: { count: 1, oldest: "20050208T10:00:00", waitSeconds: 30, isOpen: true },
      },
      {
        kind: "queueDetailsUpdated",
        workgroupJid: WORKGROUP,
        customers: [{ jid: CUSTOMER, position: 1, waitSeconds: 5, joinedAt: "20050208T10:00:00" }],
      },
    ])
    expect(events("Agent Status Update")).toEqual([
      { kind: "agentStatus", agentJid: "bob@example.com/work", currentChats: 2, maxChats: 4 },
    ])
    expect(
      received.filter(({ caption }) => caption === "Response Element").flatMap(({ stanza }) => parseAgents(stanza)),
    ).toEqual(["bob@example.com"])
  })

  it("offer a conversation with its metadata, and revoke it", () => {
    const offer = { kind: "offerReceived", workgroupJid: WORKGROUP, customerJid: CUSTOMER, timeoutMs: 30_000 }
    expect(events("Agent is Offered a Chat")).toEqual([{ ...offer, id: "id1", metadata: {} }])
    expect(events("Offer Including Meta-Data")).toEqual([
      { ...offer, id: "id2", metadata: { "user-id": "423498ae84f", product: "Widget 1.0" } },
    ])
    expect(events("Offer Revoked Due to Timeout")).toEqual([
      { kind: "offerRevoked", workgroupJid: WORKGROUP, customerJid: CUSTOMER, explanation: "Offer timed out" },
    ])
  })

  it("ask for a form", () => {
    const [refused] = received.filter(({ caption }) => caption === "Join With Form")
    expect(refused && errorCondition(refused.stanza)).toBe("not-acceptable")
    const [asked] = received.filter(({ caption }) => caption === "Join With Form (2)")
    expect(asked && parseQueueForm(asked.stanza)).toMatchObject({
      title: "Support.com Chat Customer Information",
      fields: [
        { var: "first", type: "text-single", label: "First Name", isRequired: false },
        { var: "last", label: "Last Name" },
        {
          var: "contract_type",
          type: "list-single",
          values: ["0"],
          options: [
            { label: "None", value: "0" },
            { label: "Bronze", value: "1" },
            { label: "Silver", value: "2" },
            { label: "Gold", value: "3" },
          ],
        },
      ],
    })
  })

  it("list the workgroups of a service", () => {
    const lists = received
      .filter(({ xml }) => xml.includes("disco#items'><item") || xml.includes("disco#items'> <item"))
      .map(({ stanza }) => parseItems(stanza).map(({ jid }) => jid))
    expect(lists).toEqual([["workgroup.example.com"], [WORKGROUP, "sales@workgroup.example.com"]])
  })
})
