import { WebSocket } from "ws"
import type { XmlElement } from "../../../adapters/chat/stanzas/XmlElement.ts"
import { childOf, element, serializeXml, textOf } from "../../../adapters/chat/stanzas/XmlElement.ts"
import { parseXml } from "./parseXml.ts"

const FRAMING = "urn:ietf:params:xml:ns:xmpp-framing"
const TIMEOUT_MS = 5_000

/** A client that sends exactly the XML of a test over WebSocket. */
export interface RawClient {
  readonly send: (xml: string) => void
  /** Returns the first frame, also an earlier one, that a condition accepts, and forgets it. */
  readonly next: (accepts: (stanza: XmlElement) => boolean) => Promise<XmlElement>
  /** Frames that no `next` has returned. */
  readonly received: readonly XmlElement[]
  /** Resolves when the server has closed the connection. */
  readonly closed: Promise<void>
  /** Drops the connection without ending the stream. */
  readonly drop: () => void
}

/** Opens a stream; `headers` are those of the upgrade. Rejects with the status of a refused upgrade. */
export async function openRawClient(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawClient> {
  const socket = new WebSocket(url, "xmpp", { headers })
  const received: XmlElement[] = []
  const waiting = new Set<() => void>()
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
  socket.on("message", (data) => {
    received.push(parseXml(String(data)))
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once("open", () => resolve())
    socket.once("unexpected-response", (_, { statusCode }) => reject(new Error(String(statusCode))))
    socket.once("error", reject)
  })
  const client: RawClient = {
    received,
    closed,
    send: (xml) => socket.send(xml),
    drop: () => socket.terminate(),
    next: (accepts) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`It did not arrive; there was ${received.map(serializeXml).join("\n")}`))
        }, TIMEOUT_MS)
        const look = () => {
          const index = received.findIndex(accepts)
          const [found] = index < 0 ? [] : received.splice(index, 1)
          if (found === undefined) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
  }
  client.send(`<open xmlns="${FRAMING}" to="chat.selvedge.example" version="1.0"/>`)
  await client.next(({ name }) => name === "features")
  return client
}

/** A raw client that has bound an address. */
export interface SignedInClient extends RawClient {
  readonly jid: string
  /** Sends a request; resolves to the response. */
  readonly request: (type: "get" | "set", to: string, content: string) => Promise<XmlElement>
}

/** Signs in with a password, or by the cookie of the connection without one. */
export async function signIn(client: RawClient, local: string, password?: string): Promise<SignedInClient> {
  const [mechanism, text] =
    password === undefined ? ["EXTERNAL", "="] : ["PLAIN", Buffer.from(`\0${local}\0${password}`).toString("base64")]
  client.send(`<auth xmlns="urn:ietf:params:xml:ns:xmpp-sasl" mechanism="${mechanism}">${text}</auth>`)
  const result = await client.next(({ name }) => name === "success" || name === "failure")
  if (result.name === "failure") throw new Error(serializeXml(result))
  client.send(`<open xmlns="${FRAMING}" to="chat.selvedge.example" version="1.0"/>`)
  await client.next(({ name }) => name === "features")
  const bind = element("bind", { xmlns: "urn:ietf:params:xml:ns:xmpp-bind" })
  client.send(serializeXml(element("iq", { xmlns: "jabber:client", type: "set", id: "bind" }, bind)))
  const bound = await client.next(({ attributes }) => attributes.id === "bind")
  let lastId = 0
  return {
    ...client,
    jid: textOf(childOf(childOf(bound, "bind"), "jid")) ?? "",
    request: (type, to, content) => {
      const id = `r${(lastId += 1)}`
      client.send(`<iq xmlns="jabber:client" type="${type}" to="${to}" id="${id}">${content}</iq>`)
      return client.next(({ name, attributes }) => name === "iq" && attributes.id === id && attributes.type !== type)
    },
  }
}
