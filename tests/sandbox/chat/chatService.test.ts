import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { errorCondition } from "../../../adapters/chat/stanzas/messageStanzas.ts"
import { childOf, elementsOf, rawTextOf, serializeXml, textOf } from "../../../adapters/chat/stanzas/XmlElement.ts"
import type { XmlElement } from "../../../adapters/chat/stanzas/XmlElement.ts"
import { parseXml } from "../../support/chat/parseXml.ts"
import { openRawClient, signIn } from "../../support/chat/rawClient.ts"
import type { SignedInClient } from "../../support/chat/rawClient.ts"
import { EMBEDDED_DOMAIN, startEmbeddedChat } from "../../support/chat/startEmbeddedChat.ts"
import type { EmbeddedChat } from "../../support/chat/startEmbeddedChat.ts"

const ROOMS = `rooms.${EMBEDDED_DOMAIN}`
const WORKGROUP = `es-es-orders@workgroup.${EMBEDDED_DOMAIN}`
const MUC = "http://jabber.org/protocol/muc"
const WORKGROUP_NS = "http://jabber.org/protocol/workgroup"
const MAM = "urn:xmpp:mam:2"
const SM = "urn:xmpp:sm:3"

describe("the chat service", () => {
  let chat: EmbeddedChat
  let token: string
  let clients: SignedInClient[] = []
  beforeAll(async () => {
    chat = await startEmbeddedChat()
    token = await chat.guestToken()
  })
  afterAll(async () => {
    for (const client of clients) client.drop()
    clients = []
    await chat.stop()
  })

  const signInWith = async (local: string, password: string): Promise<SignedInClient> => {
    const client = await signIn(await openRawClient(chat.websocketUrl), local, password)
    clients.push(client)
    return client
  }
  const agent = (number = 1) => signInWith(`agent-${number}`, `demo-agent-key-${number}`)
  const customer = async () => signInWith("session", await chat.guestToken())
  const enter = async (client: SignedInClient, room: string, nickname: string): Promise<XmlElement> => {
    client.send(
      `<presence xmlns="jabber:client" to="${room}@${ROOMS}/${nickname}">` +
        `<x xmlns="${MUC}"><history maxstanzas="0"/></x></presence>`,
    )
    return client.next(
      (stanza) =>
        stanza.name === "presence" &&
        (stanza.attributes.type === "error" || serializeXml(stanza).includes('code="110"')),
    )
  }
  const say = (client: SignedInClient, room: string, body: string, rest = "") =>
    client.send(
      `<message xmlns="jabber:client" type="groupchat" to="${room}@${ROOMS}" id="m">` +
        `<body>${body}</body>${rest}</message>`,
    )
  const withBody = (text: string) => (stanza: XmlElement) => {
    const body = childOf(stanza, "body")
    return stanza.name === "message" && body !== undefined && rawTextOf(body) === text
  }
  const archive = async (client: SignedInClient, room: string, page: string) => {
    const end = await client.request(
      "set",
      `${room}@${ROOMS}`,
      `<query xmlns="${MAM}" queryid="q"><set xmlns="http://jabber.org/protocol/rsm">${page}</set></query>`,
    )
    const results = client.received.filter((stanza) => childOf(stanza, "result", MAM) !== undefined)
    const ids = results.map((stanza) => childOf(stanza, "result", MAM)?.attributes.id ?? "")
    const bodies = results.map((stanza) =>
      textOf(childOf(childOf(childOf(childOf(stanza, "result"), "forwarded"), "message"), "body")),
    )
    return { end, ids, bodies, isComplete: childOf(end, "fin", MAM)?.attributes.complete === "true" }
  }

  it("F146 refuses the WebSocket of another site's page, also with its visitor's cookie", async () => {
    const cookie = `access_token@10000034=${token}`
    const url = `${chat.websocketUrl}?store=10000034`
    await expect(openRawClient(url, { origin: "https://elsewhere.example", cookie })).rejects.toThrow("403")
    const own = await openRawClient(url, { origin: `http://127.0.0.1:${chat.port}`, cookie })
    const page = await signIn(own, "")
    clients.push(page)
    expect(page.jid).toMatch(/^[0-9]+@chat\.selvedge\.example\/./)
    // Without an origin it is no page, and a cookie proves nothing.
    await expect(signIn(await openRawClient(url, { cookie }), "")).rejects.toThrow("not-authorized")
  })

  it("signs in with the token of a session or the key of an agent only", async () => {
    for (const [local, password] of [
      ["session", "g.wrong"],
      ["1", token],
      ["agent-1", token],
      ["agent-1", "demo-agent-key-2"],
    ] as const)
      await expect(signIn(await openRawClient(chat.websocketUrl), local, password)).rejects.toThrow("not-authorized")
    expect((await agent()).jid).toMatch(/^agent-1@/)
  })

  it("F131 closes a connection that sends a document type", async () => {
    const client = await openRawClient(chat.websocketUrl)
    client.send('<!DOCTYPE x [<!ENTITY a "b">]><message xmlns="jabber:client"/>')
    const error = await client.next(({ name }) => name === "error")
    expect(elementsOf(error)[0]?.name).toBe("restricted-xml")
    await client.closed
  })

  it("keeps others out of rooms, and customers from creating them", async () => {
    const [one, outsider] = [await agent(), await customer()]
    expect(errorCondition(await enter(outsider, "mine", "customer"))).toBe("item-not-found")
    expect(serializeXml(await enter(one, "private", "agent"))).toContain('code="201"')
    expect(errorCondition(await enter(outsider, "private", "customer"))).toBe("registration-required")
    const { end } = await archive(outsider, "private", "<max>5</max>")
    expect(errorCondition(end)).toBe("forbidden")
    outsider.send(`<message xmlns="jabber:client" to="agent-1@${EMBEDDED_DOMAIN}"><body>Hi</body></message>`)
    expect(errorCondition(await outsider.next(({ attributes }) => attributes.type === "error"))).toBe("forbidden")
  })

  it("stores messages in order, pages through them, and forges nobody's ids and times", async () => {
    const [one, two] = [await agent(1), await agent(2)]
    await enter(one, "paged", "agent-one")
    const grant = `<query xmlns="${MUC}#admin"><item jid="agent-2@${EMBEDDED_DOMAIN}" affiliation="member"/></query>`
    expect((await one.request("set", `paged@${ROOMS}`, grant)).attributes.type).toBe("result")
    await enter(two, "paged", "agent-two")
    const forged =
      `<stanza-id xmlns="urn:xmpp:sid:0" by="paged@${ROOMS}" id="1"/>` +
      `<delay xmlns="urn:xmpp:delay" stamp="2001-01-01T00:00:00Z"/>`
    for (const body of ["1", "2", "3", "4", "5"]) say(one, "paged", body, forged)
    const last = await two.next(withBody("5"))
    expect(elementsOf(last).filter(({ name }) => name === "stanza-id")).toHaveLength(1)
    expect(childOf(last, "delay")).toBeUndefined()
    const first = await archive(two, "paged", "<max>2</max>")
    expect([first.bodies, first.isComplete]).toEqual([["1", "2"], false])
    const rest = await archive(two, "paged", `<max>9</max><after>${first.ids[1]}</after>`)
    expect([rest.bodies.slice(2), rest.isComplete]).toEqual([["3", "4", "5"], true])
    const unknown = await archive(two, "paged", "<after>999999999</after>")
    expect(errorCondition(unknown.end)).toBe("item-not-found")
  })

  it("F134 masks card numbers that a client has not masked, live and in the archive", async () => {
    const one = await agent()
    await enter(one, "cards", "agent")
    say(one, "cards", "٤٢٤٢ 4242-4242 4242 and 4242424242424241")
    await one.next(withBody("**** ****-**** **** and 4242424242424241"))
    expect((await archive(one, "cards", "<max>5</max>")).bodies).toEqual(["**** ****-**** **** and 4242424242424241"])
  })

  it("F122 resumes a session: what was sent meanwhile arrives once, and an unknown session is refused", async () => {
    const [one, two] = [await agent(1), await agent(2)]
    await enter(one, "resumed", "agent-one")
    const grant = `<query xmlns="${MUC}#admin"><item jid="agent-2@${EMBEDDED_DOMAIN}" affiliation="member"/></query>`
    await one.request("set", `resumed@${ROOMS}`, grant)
    two.send(`<enable xmlns="${SM}" resume="true"/>`)
    const enabled = await two.next(({ name }) => name === "enabled")
    await enter(two, "resumed", "agent-two")
    say(one, "resumed", "before")
    await two.next(withBody("before"))
    two.drop()
    say(one, "resumed", "meanwhile")
    await one.next(withBody("meanwhile"))
    const back = await openRawClient(chat.websocketUrl)
    const auth = Buffer.from("\0agent-2\0demo-agent-key-2").toString("base64")
    back.send(`<auth xmlns="urn:ietf:params:xml:ns:xmpp-sasl" mechanism="PLAIN">${auth}</auth>`)
    await back.next(({ name }) => name === "success")
    back.send(`<resume xmlns="${SM}" previd="unknown" h="0"/>`)
    await back.next(({ name }) => name === "failed")
    // Three presences, the subject and the first message were handled.
    const handled = 2 + 1 + 1
    back.send(`<resume xmlns="${SM}" previd="${enabled.attributes.id}" h="${handled}"/>`)
    expect((await back.next(({ name }) => name === "resumed")).attributes.h).toBe("1")
    await back.next(withBody("meanwhile"))
    expect(back.received.filter(({ name }) => name === "message")).toEqual([])
    back.drop()
  })

  it("F142 refuses commands of agents from customers, and requests of customers from agents", async () => {
    const [one, visitor] = [await agent(), await customer()]
    for (const command of ["offer-accept", "offer-reject"])
      expect(
        errorCondition(await visitor.request("set", WORKGROUP, `<${command} xmlns="${WORKGROUP_NS}" jid="a@b"/>`)),
      ).toBe("forbidden")
    expect(
      errorCondition(await visitor.request("get", WORKGROUP, `<agent-status-request xmlns="${WORKGROUP_NS}"/>`)),
    ).toBe("forbidden")
    expect(errorCondition(await one.request("set", WORKGROUP, `<join-queue xmlns="${WORKGROUP_NS}"/>`))).toBe(
      "forbidden",
    )
  })

  it("F136 stores images only, drawn again without their metadata", async () => {
    const visitor = await customer()
    const upload = `upload.${EMBEDDED_DOMAIN}`
    const request = (name: string, type: string, size: number) =>
      visitor.request(
        "get",
        upload,
        `<request xmlns="urn:xmpp:http:upload:0" filename="${name}" content-type="${type}" size="${size}"/>`,
      )
    expect(errorCondition(await request("a.svg", "image/svg+xml", 10))).toBe("not-acceptable")
    expect(errorCondition(await request("a.pdf", "application/pdf", 10))).toBe("not-acceptable")
    expect(errorCondition(await request("a.png", "image/png", 52_428_800))).toBe("not-acceptable")
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c33" } })
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 21/1 0/1" } })
      .jpeg()
      .toBuffer()
    const slot = childOf(await request("my photo.jpg", "image/jpeg", image.byteLength), "slot")
    const path = new URL(childOf(slot, "put")?.attributes.url ?? "").pathname
    const url = `http://127.0.0.1:${chat.port}${path}`
    expect((await fetch(url)).status).toBe(404)
    expect((await fetch(url, { method: "PUT", body: "<svg/>" })).status).toBe(422)
    expect((await fetch(url, { method: "PUT", body: Uint8Array.from(image) })).status).toBe(201)
    expect((await fetch(url, { method: "PUT", body: Uint8Array.from(image) })).status).toBe(400)
    const stored = await fetch(url)
    expect(stored.headers.get("content-type")).toBe("image/jpeg")
    const { width, exif } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata()
    expect([width, exif]).toEqual([40, undefined])
  })

  it("F145 answers repeated and early requests of long polling as if each had come once", async () => {
    const poll = async (rid: number, content: string, attributes = "") => {
      const response = await fetch(`http://127.0.0.1:${chat.port}/chat/http-bind`, {
        method: "POST",
        body: `<body xmlns="http://jabber.org/protocol/httpbind" rid="${rid}" ${attributes}>${content}</body>`,
      })
      return parseXml(await response.text())
    }
    const opened = await poll(100, "", `to="${EMBEDDED_DOMAIN}" wait="1" hold="1"`)
    const sid = `sid="${opened.attributes.sid}"`
    const auth = Buffer.from(`\0session\0${token}`).toString("base64")
    const sasl = `<auth xmlns="urn:ietf:params:xml:ns:xmpp-sasl" mechanism="PLAIN">${auth}</auth>`
    const success = await poll(101, sasl, sid)
    expect(serializeXml(success)).toContain("<success")
    expect(serializeXml(await poll(101, sasl, sid))).toBe(serializeXml(success))
    const ping = (id: string) => `<iq xmlns="jabber:client" type="get" id="${id}"><ping xmlns="urn:xmpp:ping"/></iq>`
    const bind = `<iq xmlns="jabber:client" type="set" id="b"><bind xmlns="urn:ietf:params:xml:ns:xmpp-bind"/></iq>`
    const [late, early] = await Promise.all([poll(103, ping("p1"), sid), poll(102, bind, sid)])
    const both = serializeXml(early) + serializeXml(late)
    expect(both.indexOf('id="b"')).toBeLessThan(both.indexOf('id="p1"'))
    expect(serializeXml(await poll(200, ping("p2"), sid))).toContain("item-not-found")
  })

  it("survives a restart with its rooms, people and messages", async () => {
    const one = await agent()
    await enter(one, "kept", "agent")
    say(one, "kept", "before the restart")
    await one.next(withBody("before the restart"))
    await chat.kill()
    const again = await agent()
    expect(serializeXml(await enter(again, "kept", "agent"))).not.toContain('code="201"')
    expect((await archive(again, "kept", "<max>5</max>")).bodies).toEqual(["before the restart"])
  })
})
