import { client, xml } from "@xmpp/client"
import type { Client } from "@xmpp/client"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { connect as connectTcp } from "node:net"
import { createInterface } from "node:readline"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { WebSocket } from "ws"
import { AGENT, EMBEDDED_DOMAIN, startEmbeddedChat } from "../support/chat/startEmbeddedChat.ts"
import type { EmbeddedChat } from "../support/chat/startEmbeddedChat.ts"
import { freePort } from "../support/chat/startProsody.ts"

const ROOMS = `rooms.${EMBEDDED_DOMAIN}`
const UPLOADS = `upload.${EMBEDDED_DOMAIN}`
const MUC = "http://jabber.org/protocol/muc"
const RECEIPTS = "urn:xmpp:receipts"
const IMAGE = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#357" } })
  .png()
  .toBuffer()

type Stanza = Parameters<Client["send"]>[0]

describe("clients that are not ours, on the embedded service", () => {
  let chat: EmbeddedChat
  let xmppPort: number
  let agent: Awaited<ReturnType<typeof connect>>
  beforeAll(async () => {
    // Some versions of Node have none.
    vi.stubGlobal("WebSocket", WebSocket)
    xmppPort = await freePort()
    chat = await startEmbeddedChat({ xmppPort })
    agent = await connect("agent-1", AGENT.password)
    // The agent confirms every message that asks for a receipt.
    agent.client.on("stanza", (stanza) => {
      const { from = "", id = "" } = stanza.attrs
      if (stanza.getChild("request", RECEIPTS) === undefined || stanza.getChild("delay") !== undefined) return
      if (from.endsWith("/agent")) return
      const received = xml("received", { xmlns: RECEIPTS, id })
      void agent.client.send(xml("message", { to: from.split("/")[0], type: "groupchat" }, received))
    })
  })
  afterAll(async () => {
    await agent.client.stop()
    await chat.stop()
    vi.unstubAllGlobals()
  })

  /** Signs in with `@xmpp/client`. */
  const connect = async (username: string, password: string) => {
    const xmpp = client({
      service: chat.websocketUrl,
      domain: EMBEDDED_DOMAIN,
      // The connection to this machine is not encrypted, for which the library would not choose this mechanism.
      credentials: (authenticate) => authenticate({ username, password }, "PLAIN", xml("user-agent")),
    })
    const received: Stanza[] = []
    xmpp.on("stanza", (stanza) => received.push(stanza))
    xmpp.on("error", () => undefined)
    const address = await xmpp.start()
    await xmpp.send(xml("presence"))
    const next = async (accepts: (stanza: Stanza) => boolean): Promise<Stanza> => {
      await expect.poll(() => received.some(accepts), { timeout: 5_000 }).toBe(true)
      return received.find(accepts) ?? xml("none")
    }
    const join = async (roomJid: string, nickname: string) => {
      await xmpp.send(xml("presence", { to: `${roomJid}/${nickname}` }, xml("x", { xmlns: MUC })))
      await next(
        (stanza) =>
          stanza.is("presence") &&
          stanza.attrs["from"] === `${roomJid}/${nickname}` &&
          stanza.getChild("x", `${MUC}#user`)?.getChildByAttr("code", "110") !== undefined,
      )
    }
    return { client: xmpp, address: String(address), received, next, join }
  }

  /** The agent creates a room, writes into it and invites a customer. */
  const invite = async (room: string, customer: string): Promise<string> => {
    const roomJid = `${room}@${ROOMS}`
    await agent.join(roomJid, "agent")
    await agent.client.send(
      xml("message", { to: roomJid, type: "groupchat", id: `${room}-1` }, xml("body", {}, "How can we help?")),
    )
    await agent.client.send(
      xml("message", { to: roomJid }, xml("x", { xmlns: `${MUC}#user` }, xml("invite", { to: customer }))),
    )
    await agent.next((stanza) => stanza.attrs["id"] === `${room}-1`)
    return roomJid
  }

  it("@xmpp/client signs in, joins, reads the history, gets receipts and uploads", async () => {
    const customer = await connect("session", await chat.guestToken())
    const roomJid = await invite("one", customer.address.split("/", 1)[0] ?? "")
    await customer.next((stanza) => stanza.getChild("x", `${MUC}#user`)?.getChild("invite") !== undefined)
    await customer.join(roomJid, "customer")
    const query = xml("query", { xmlns: "urn:xmpp:mam:2", queryid: "q1" })
    const page = await customer.client.iqCaller.request(xml("iq", { type: "set", to: roomJid }, query))
    expect(page.getChild("fin", "urn:xmpp:mam:2")?.attrs["complete"]).toBe("true")
    const archived = await customer.next((stanza) => stanza.getChild("result")?.attrs["queryid"] === "q1")
    expect(archived.toString()).toContain("How can we help?")
    const request = xml("request", { xmlns: RECEIPTS })
    await customer.client.send(
      xml("message", { to: roomJid, type: "groupchat", id: "m1" }, xml("body", {}, "Hello"), request),
    )
    const receipt = await customer.next((stanza) => stanza.getChild("received", RECEIPTS)?.attrs["id"] === "m1")
    expect(receipt.attrs["from"]).toBe(`${roomJid}/agent`)
    const photo = { filename: "photo.png", size: String(IMAGE.byteLength), "content-type": "image/png" }
    const slot = await customer.client.iqCaller.request(
      xml("iq", { type: "get", to: UPLOADS }, xml("request", { xmlns: "urn:xmpp:http:upload:0", ...photo })),
    )
    const url = slot.getChild("slot")?.getChild("put")?.attrs["url"] ?? ""
    expect(await put(url)).toBe(201)
    expect(await mediaTypeOf(url)).toBe("image/png")
    await customer.client.stop()
  })

  it("slixmpp signs in over TCP, joins, reads the history, gets receipts and uploads", async () => {
    const token = await chat.guestToken()
    const known = await connect("session", token)
    const [customer = ""] = known.address.split("/", 1)
    await known.client.stop()
    const roomJid = await invite("two", customer)
    const script = `${import.meta.dirname}/../support/chat/foreignClient.py`
    const args = [script, String(xmppPort), `session@${EMBEDDED_DOMAIN}`, token, roomJid, IMAGE.toString("base64")]
    const python = spawn("/usr/bin/python3", args, { stdio: ["ignore", "pipe", "pipe"] })
    let problems = ""
    python.stderr.on("data", (data) => {
      problems += String(data)
    })
    const ended = once(python, "close")
    const lines: unknown[] = []
    for await (const line of createInterface({ input: python.stdout })) lines.push(JSON.parse(line))
    expect(await ended, problems).toEqual([0, null])
    expect(lines).toEqual([
      { signedIn: customer },
      { history: ["How can we help?"] },
      { receipt: true },
      { uploaded: expect.stringContaining("/photo.png") },
    ])
    const { uploaded = "" } = Object.assign({ uploaded: "" }, lines.at(-1))
    expect(await mediaTypeOf(uploaded)).toBe("image/png")
  })

  it("are disconnected when they send what is no XML, or too much of it", async () => {
    for (const [sent, condition] of [
      ["<stream:stream xmlns='jabber:client'><<", "not-well-formed"],
      [`<stream:stream xmlns='jabber:client' xmlns:stream='s'><a b='${"x".repeat(300_000)}`, "policy-violation"],
    ] as const) {
      const socket = connectTcp(xmppPort, "127.0.0.1")
      let response = ""
      socket.on("data", (data) => {
        response += String(data)
      })
      socket.write(sent)
      await once(socket, "close")
      expect(response).toContain(`<${condition} `)
    }
  })

  const put = async (url: string) =>
    (await fetch(url, { method: "PUT", body: new Uint8Array(IMAGE), headers: { "content-type": "image/png" } })).status
  const mediaTypeOf = async (url: string) => (await fetch(url)).headers.get("content-type")
})
