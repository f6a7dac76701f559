import { describe, expect, it } from "vitest"
import { allowXmlParsing } from "../../../adapters/chat/allowXmlParsing.ts"
import { chatServerOf } from "../../../adapters/chat/chatServerOf.ts"
import { parseMessage, roomMessage } from "../../../adapters/chat/stanzas/messageStanzas.ts"
import { parsePresence } from "../../../adapters/chat/stanzas/roomStanzas.ts"
import {
  parseStatistics,
  ratingRequest,
  statisticsRequest,
  transcriptRequest,
} from "../../../adapters/chat/stanzas/serviceStanzas.ts"
import { parseUploadSlot } from "../../../adapters/chat/stanzas/uploadStanzas.ts"
import { parseJoinTime } from "../../../adapters/chat/stanzas/workgroupStanzas.ts"
import { serializeXml } from "../../../adapters/chat/stanzas/XmlElement.ts"
import { parseXml } from "../../support/chat/parseXml.ts"

const REQUEST = { id: "1", workgroupJid: "orders@workgroup.shop.example" }
const ROOM = "r@rooms.shop.example"

describe("requests to a workgroup", () => {
  it("name the room, the recipient, the rating and the day", () => {
    expect(serializeXml(transcriptRequest(REQUEST, ROOM, "ana@shop.example"))).toContain(
      `<transcript xmlns="urn:selvedge:chat:service:1" room="${ROOM}" email="ana@shop.example"/>`,
    )
    expect(serializeXml(ratingRequest(REQUEST, ROOM, { stars: 4, comment: "a<b" }))).toContain(
      `room="${ROOM}" stars="4">a&lt;b</rating>`,
    )
    expect(serializeXml(statisticsRequest(REQUEST, "2026-11-27"))).toContain(`day="2026-11-27"`)
  })

  it("read figures, and none from other texts", () => {
    const figures = (attributes: string) =>
      parseStatistics(parseXml(`<iq><statistics xmlns="urn:selvedge:chat:service:1" ${attributes}/></iq>`))
    expect(figures(`offered="5" accepted="4" missed="1" median-wait-seconds="12.5" rating="4.5"`)).toEqual({
      offered: 5,
      accepted: 4,
      missed: 1,
      waitSeconds: 12.5,
      rating: 4.5,
    })
    expect(figures(`offered="-1" rating="NaN"`)).toEqual({ offered: 0, accepted: 0, missed: 0 })
  })
})

const UNTRUSTED_URLS = [
  "http://evil.example/a",
  "http://127.0.0.1:4173.evil.example/a",
  "http://127.0.0.1:4173@evil.example/a",
  "http://127.0.0.1:41730/a",
  "javascript:alert(1)//a",
  "data:image/png,a",
  "blob:https://shop.example/a",
  "//evil.example/a",
]

describe("a message with a form", () => {
  const context = { ownJids: new Map(), now: 1, ownOrigin: "http://127.0.0.1:4173" }
  const received = (xml: string) => parseMessage(parseXml(xml), context)

  it("F133 carries the answers and the message that they answer", () => {
    const xml = serializeXml(
      roomMessage({ roomJid: ROOM, originId: "a", body: "Why: small", answers: { why: ["small"] }, answerTo: "q" }),
    )
    expect(xml).toContain(`type="submit"><field var="why"><value>small</value></field>`)
    expect(received(xml.replace("<message ", `<message from="${ROOM}/ana" `))[0]).toMatchObject({
      message: { answerTo: "q", body: "Why: small" },
    })
  })

  it("F136 shows an image of the shop's own origin, or an encrypted one, and no other", () => {
    const image = (url: string) =>
      received(
        `<message type="groupchat" from="${ROOM}/bob" id="i"><body>${url}</body>` +
          `<x xmlns="jabber:x:oob"><url>${url}</url></x></message>`,
      )[0]
    for (const url of ["https://shop.example/a.png", "http://127.0.0.1:4173/chat/images/a.png"])
      expect(image(url)).toMatchObject({ message: { attachment: { url } } })
    for (const url of UNTRUSTED_URLS) expect(image(`${url}.png`)).not.toHaveProperty("message.attachment")
  })
})

describe("addresses", () => {
  it("of an upload are encrypted, or on the shop's own origin", () => {
    const slot = (url: string) =>
      parseUploadSlot(
        parseXml(`<iq><slot xmlns="urn:xmpp:http:upload:0"><put url="${url}"/><get url="${url}"/></slot></iq>`),
        "http://127.0.0.1:4173",
      )?.putUrl
    for (const url of ["http://127.0.0.1:4173/u", "https://files.example/u"]) expect(slot(url)).toBe(url)
    for (const url of UNTRUSTED_URLS) expect(slot(url)).toBeUndefined()
  })

  it("of a store's chat are beside each other, and name the store whose session signs in", () => {
    expect(chatServerOf({}, "https://shop.example", "10000034")).toEqual({
      domain: "chat.selvedge.example",
      boshUrl: "https://shop.example/chat/http-bind?store=10000034",
      websocketUrl: "wss://shop.example/chat/websocket?store=10000034",
    })
    const elsewhere = { CHAT_BIND_URL: "http://chat.example:5280/http-bind", CHAT_DOMAIN: "chat.example" }
    expect(chatServerOf(elsewhere, "https://shop.example")).toMatchObject({
      domain: "chat.example",
      websocketUrl: "ws://chat.example:5280/websocket",
    })
  })
})

describe("notifications of a workgroup", () => {
  it("tell who is available, and since when a customer waits", () => {
    expect(parsePresence(parseXml(`<presence from="bob@shop.example/pc"/>`))).toEqual({
      jid: "bob@shop.example",
      isAvailable: true,
    })
    expect(parsePresence(parseXml(`<presence from="bob@shop.example/pc" type="unavailable"/>`))?.isAvailable).toBe(
      false,
    )
    expect(parsePresence(parseXml(`<presence from="bob@shop.example/pc" type="error"/>`))).toBeUndefined()
    expect(parseJoinTime("20261127T09:30:00")).toBe(Date.UTC(2026, 10, 27, 9, 30))
    expect(parseJoinTime("yesterday")).toBeUndefined()
  })
})

describe("a page with Trusted Types", () => {
  it("F135 parses stanzas by a policy of the chat, and HTML without one", () => {
    const parsed: unknown[] = []
    class Parser {
      parseFromString(text: string, type: string): void {
        parsed.push([text, type])
      }
    }
    const made: string[] = []
    const page = {
      DOMParser: Parser,
      trustedTypes: {
        createPolicy: (name: string) => {
          made.push(name)
          return { createHTML: (text: string) => `trusted ${text}` }
        },
      },
    }
    Reflect.apply(allowXmlParsing, undefined, [page])
    const parser = new page.DOMParser()
    parser.parseFromString("<a/>", "text/xml")
    parser.parseFromString("<a/>", "text/html")
    expect([made, parsed]).toEqual([
      ["selvedge-xml"],
      [
        ["trusted <a/>", "text/xml"],
        ["<a/>", "text/html"],
      ],
    ])
  })
})
