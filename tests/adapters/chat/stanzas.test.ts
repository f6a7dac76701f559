import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { archiveQuery, parseArchived, parseArchiveEnd } from "../../../adapters/chat/stanzas/archiveStanzas.ts"
import { formStanza, parseForm, submittedForm } from "../../../adapters/chat/stanzas/formStanzas.ts"
import {
  fitsServer,
  parseMessage,
  receiptStanza,
  roomMessage,
  typingStanza,
} from "../../../adapters/chat/stanzas/messageStanzas.ts"
import {
  inviteStanza,
  joinRoomStanza,
  leaveRoomStanza,
  parseRoomEvent,
  parseRoster,
  rosterQuery,
  unlockRoomStanza,
} from "../../../adapters/chat/stanzas/roomStanzas.ts"
import { parseUploadSlot, uploadRequest } from "../../../adapters/chat/stanzas/uploadStanzas.ts"
import { serializeXml } from "../../../adapters/chat/stanzas/XmlElement.ts"
import type { XmlElement } from "../../../adapters/chat/stanzas/XmlElement.ts"
import { cleanText } from "../../../domain/chat/cleanText.ts"
import { ROOM } from "../../support/builders/aChatMessage.ts"
import { parseXml } from "../../support/chat/parseXml.ts"

const CONTEXT = { ownJids: new Map([[ROOM, `${ROOM}/customer`]]), now: 5 }
const reflected = (stanza: XmlElement, nickname = "customer"): XmlElement =>
  parseXml(
    serializeXml({
      ...stanza,
      attributes: { ...stanza.attributes, from: `${ROOM}/${nickname}`, xmlns: "jabber:client" },
      children: [
        ...stanza.children,
        { name: "stanza-id", attributes: { xmlns: "urn:xmpp:sid:0", by: ROOM, id: "a1" }, children: [] },
      ],
    }),
  )

describe("a message to a room", () => {
  it("has its origin id and requests a receipt and a displayed marker", () => {
    expect(serializeXml(roomMessage({ roomJid: ROOM, originId: "m1", body: "Tom & <Ana>" }))).toBe(
      `<message type="groupchat" to="${ROOM}" id="m1"><body>Tom &amp; &lt;Ana&gt;</body>` +
        '<origin-id xmlns="urn:xmpp:sid:0" id="m1"/><request xmlns="urn:xmpp:receipts"/>' +
        '<markable xmlns="urn:xmpp:chat-markers:0"/><active xmlns="http://jabber.org/protocol/chatstates"/></message>',
    )
  })

  it("F130 arrives as exactly the cleaned text, whatever was written", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("</body><x/>", "]]>", "a\u0000b", "\uFFFE", "\uD800")),
        (body) => {
          const [content] = parseMessage(reflected(roomMessage({ roomJid: ROOM, originId: "m1", body })), CONTEXT)
          expect(content).toMatchObject({ kind: "message", message: { body: cleanText(body), originId: "m1" } })
        },
      ),
    )
  })

  it("is the customer's own when it comes from the customer's address in the room", () => {
    const message = roomMessage({ roomJid: ROOM, originId: "m1", body: "hello" })
    expect(parseMessage(reflected(message), CONTEXT)).toEqual([
      {
        kind: "message",
        message: {
          originId: "m1",
          archiveId: "a1",
          roomJid: ROOM,
          fromJid: `${ROOM}/customer`,
          senderKind: "contact",
          body: "hello",
          time: 5,
          isOutgoing: true,
          status: "sent",
          conversationType: "groupchat",
        },
      },
      { kind: "typing", roomJid: ROOM, fromJid: `${ROOM}/customer`, isTyping: false },
    ])
    expect(parseMessage(reflected(message, "agent"), CONTEXT)).toMatchObject([
      { message: { isOutgoing: false } },
      { isTyping: false },
    ])
  })

  it("has the time and the archive id of the room only, not those of a participant", () => {
    const forged = parseXml(
      `<message xmlns="jabber:client" type="groupchat" from="${ROOM}/eve" id="m1"><body>x</body>` +
        '<stanza-id xmlns="urn:xmpp:sid:0" by="eve@evil.example" id="forged"/>' +
        '<delay xmlns="urn:xmpp:delay" from="eve@evil.example" stamp="2001-01-01T00:00:00Z"/></message>',
    )
    const [content] = parseMessage(forged, CONTEXT)
    expect(content).toMatchObject({ message: { originId: "m1", time: 5 } })
    expect(content).not.toHaveProperty("message.archiveId")
  })

  it("has an image as an attachment, and no other file", () => {
    const withFile = (url: string) =>
      parseMessage(
        reflected(
          roomMessage({ roomJid: ROOM, originId: "m1", body: "", attachment: { name: "a", mediaType: "", url } }),
        ),
        CONTEXT,
      )[0]
    expect(withFile("https://files.shop.example/a.JPG?x=1")).toMatchObject({
      message: { attachment: { name: "a", mediaType: "image/jpeg" } },
    })
    for (const url of [
      "https://files.shop.example/a.svg",
      "http://files.shop.example/a.png",
      "javascript:alert(1)//.png",
    ])
      expect(withFile(url), url).not.toHaveProperty("message.attachment")
  })

  it("F129 over the limit of the server is not sent", () => {
    const ofLength = (length: number) => roomMessage({ roomJid: ROOM, originId: "m1", body: "é".repeat(length) })
    expect(fitsServer(ofLength(130_000))).toBe(true)
    expect(fitsServer(ofLength(131_072))).toBe(false)
  })

  it("that the room refuses is reported with the condition", () => {
    const refused = parseXml(
      `<message xmlns="jabber:client" type="error" from="${ROOM}" id="m1"><body>x</body><error type="modify">` +
        '<not-acceptable xmlns="urn:ietf:params:xml:ns:xmpp-stanzas"/></error></message>',
    )
    expect(parseMessage(refused, CONTEXT)).toEqual([
      { kind: "refused", roomJid: ROOM, originId: "m1", condition: "not-acceptable" },
    ])
  })
})

describe("notices in a room", () => {
  it("are receipts, displayed markers and typing states", () => {
    const contents = (stanza: XmlElement) => parseMessage(reflected(stanza, "agent"), CONTEXT)
    const agent = { roomJid: ROOM, fromJid: `${ROOM}/agent` }
    expect(contents(receiptStanza(ROOM, "m1", "delivered"))).toEqual([
      { kind: "receipt", receipt: "delivered", originId: "m1", ...agent },
    ])
    expect(contents(receiptStanza(ROOM, "m1", "read"))).toEqual([
      { kind: "receipt", receipt: "read", originId: "m1", ...agent },
    ])
    expect(contents(typingStanza(ROOM, true))).toEqual([{ kind: "typing", isTyping: true, ...agent }])
    expect(contents(typingStanza(ROOM, false))).toEqual([{ kind: "typing", isTyping: false, ...agent }])
  })
})

describe("the archive of a room", () => {
  const result = (from: string, queryId = "q1") =>
    parseXml(
      `<message xmlns="jabber:client" from="${from}"><result xmlns="urn:xmpp:mam:2" queryid="${queryId}" id="a7">` +
        '<forwarded xmlns="urn:xmpp:forward:0"><delay xmlns="urn:xmpp:delay" stamp="2026-11-26T10:00:00Z"/>' +
        `<message xmlns="jabber:client" type="groupchat" from="${ROOM}/agent" id="m7"><body>hi</body></message>` +
        "</forwarded></result></message>",
    )

  it("is read after a known message, or from its last page", () => {
    expect(serializeXml(archiveQuery(ROOM, "q1", "a6"))).toContain("<max>50</max><after>a6</after>")
    expect(serializeXml(archiveQuery(ROOM, "q1", undefined))).toContain("<max>50</max><before/>")
  })

  it("has messages with the server's id and time, of this room and query only", () => {
    expect(parseArchived(result(ROOM), ROOM, "q1", CONTEXT)).toMatchObject({
      archiveId: "a7",
      originId: "m7",
      time: Date.UTC(2026, 10, 26, 10),
    })
    expect(parseArchived(result("eve@evil.example"), ROOM, "q1", CONTEXT)).toBeUndefined()
    expect(parseArchived(result(ROOM, "q2"), ROOM, "q1", CONTEXT)).toBeUndefined()
  })

  it("ends with the id of the last message of the page", () => {
    const fin = (attributes: string) =>
      parseXml(
        `<iq xmlns="jabber:client" type="result"><fin xmlns="urn:xmpp:mam:2"${attributes}>` +
          '<set xmlns="http://jabber.org/protocol/rsm"><last>a9</last></set></fin></iq>',
      )
    expect(parseArchiveEnd(fin(""))).toEqual({ isComplete: false, last: "a9" })
    expect(parseArchiveEnd(fin(' complete="true"'))).toEqual({ isComplete: true, last: "a9" })
  })
})

describe("a form in a message", () => {
  const field = { var: "size", label: "<b>Size</b>", isRequired: true, values: ["S"] }
  const form = {
    title: "Return",
    fields: [{ ...field, type: "list-single" as const, options: [{ label: "Small", value: "S" }] }],
  }

  it("is read as it was built, with labels as plain text", () => {
    expect(parseForm(parseXml(serializeXml(formStanza(form))))).toEqual(form)
    expect(serializeXml(submittedForm(new Map([["size", ["S"]]])))).toBe(
      '<x xmlns="jabber:x:data" type="submit"><field var="size"><value>S</value></field></x>',
    )
  })

  it("F132 is ignored when it cannot be shown, and an unknown field type is a line of text", () => {
    const [first] = form.fields
    expect(first).toBeDefined()
    expect(parseForm(parseXml(serializeXml(formStanza({ fields: [...form.fields, ...form.fields] }))))).toBeUndefined()
    const unknown = parseXml('<x xmlns="jabber:x:data" type="form"><field var="a" type="html"/></x>')
    expect(parseForm(unknown)?.fields).toMatchObject([{ var: "a", type: "text-single" }])
    expect(parseForm(parseXml('<x xmlns="jabber:x:data" type="submit"/>'))).toBeUndefined()
  })
})

describe("the presence of a room", () => {
  const presence = (attributes: string, content: string) =>
    parseRoomEvent(
      parseXml(`<presence xmlns="jabber:client" from="${ROOM}/customer"${attributes}>${content}</presence>`),
    )
  const details = (content: string) => `<x xmlns="http://jabber.org/protocol/muc#user">${content}</x>`

  it("announces that this participant joined, and a new room", () => {
    expect(presence("", details('<item affiliation="owner"/><status code="110"/><status code="201"/>'))).toEqual({
      kind: "occupantJoined",
      roomJid: ROOM,
      occupant: { nickname: "customer", affiliation: "owner" },
      isSelf: true,
      isCreated: true,
    })
    expect(presence("", details('<item affiliation="emperor"/>'))).toMatchObject({ occupant: { affiliation: "none" } })
    expect(presence(' type="unavailable"', details('<status code="110"/>'))).toEqual({
      kind: "occupantLeft",
      roomJid: ROOM,
      nickname: "customer",
      isSelf: true,
    })
  })

  it("reports a refused join", () => {
    expect(
      presence(' type="error"', '<error type="auth"><forbidden xmlns="urn:ietf:params:xml:ns:xmpp-stanzas"/></error>'),
    ).toEqual({ kind: "joinRefused", roomJid: ROOM, condition: "forbidden" })
    expect(parseRoomEvent(parseXml('<presence xmlns="jabber:client" from="ana@shop.example/web"/>'))).toBeUndefined()
  })

  it("is requested without history, and ended", () => {
    expect(serializeXml(joinRoomStanza(ROOM, "customer", "p1"))).toBe(
      `<presence to="${ROOM}/customer" id="p1"><x xmlns="http://jabber.org/protocol/muc">` +
        '<history maxstanzas="0"/></x></presence>',
    )
    expect(serializeXml(leaveRoomStanza(ROOM, "customer"))).toBe(`<presence to="${ROOM}/customer" type="unavailable"/>`)
    expect(serializeXml(unlockRoomStanza(ROOM, "i1"))).toContain('type="submit"')
    expect(serializeXml(inviteStanza(ROOM, "b@shop.example", "Chat"))).toContain('<invite to="b@shop.example">')
  })
})

describe("lists and uploads", () => {
  it("have the contacts of a roster", () => {
    expect(serializeXml(rosterQuery("r1"))).toBe('<iq type="get" id="r1"><query xmlns="jabber:iq:roster"/></iq>')
    const roster =
      '<iq xmlns="jabber:client"><query xmlns="jabber:iq:roster"><item jid="a@b" name="A"/><item/></query></iq>'
    expect(parseRoster(parseXml(roster))).toEqual([{ jid: "a@b", name: "A" }])
  })

  it("use encrypted addresses and harmless headers only", () => {
    const slot = (put: string) =>
      parseUploadSlot(
        parseXml(
          `<iq xmlns="jabber:client"><slot xmlns="urn:xmpp:http:upload:0"><put url="${put}">` +
            '<header name="Authorization">Basic x</header><header name="Host">evil</header></put>' +
            '<get url="https://files.shop.example/1.png"/></slot></iq>',
        ),
      )
    expect(slot("https://files.shop.example/put/1")).toEqual({
      putUrl: "https://files.shop.example/put/1",
      getUrl: "https://files.shop.example/1.png",
      headers: { Authorization: "Basic x" },
    })
    expect(slot("http://files.shop.example/put/1")).toBeUndefined()
    expect(
      serializeXml(uploadRequest("up.shop.example", { name: "a.png", bytes: 7, mediaType: "image/png" }, "u1")),
    ).toBe(
      '<iq type="get" to="up.shop.example" id="u1"><request xmlns="urn:xmpp:http:upload:0" filename="a.png" ' +
        'size="7" content-type="image/png"/></iq>',
    )
  })
})
