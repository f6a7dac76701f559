import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type { WebSocket } from "ws"
import { WebSocketServer } from "ws"
import type { ChatAccount } from "../server/ChatAccount.ts"
import type { ChatServer } from "../server/ChatServer.ts"
import type { ClientStream } from "../server/ClientStream.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { element, serializeXml, withAttributes } from "../xml/XmlElement.ts"
import { parseXml, XmlRefused } from "../xml/XmlReader.ts"

/** Largest stanza in bytes, as in other servers. */
export const MAX_STANZA_BYTES = 262_144
/** A connection that says nothing is asked for a sign of life after this time. */
const PING_MS = 30_000
const STANZAS: ReadonlySet<string> = new Set(["iq", "message", "presence"])

export interface WebsocketOptions {
  readonly chat: ChatServer
  /** Whether the origin of a page belongs to the shop. Clients that are not browsers send none. */
  readonly isOwnOrigin: (origin: string, request: IncomingMessage) => boolean
  /** Returns the account of the request's cookie. */
  readonly accountOf: (request: IncomingMessage) => Promise<ChatAccount | undefined>
}

/** Takes the upgrade of an HTTP connection. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * XMPP over WebSocket (RFC 7395). A page of another site is refused with 403: its visitor's cookies would sign it in
 * (F146).
 */
export const serveWebsocket = ({ chat, isOwnOrigin, accountOf }: WebsocketOptions): UpgradeHandler => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_STANZA_BYTES,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has("xmpp") ? "xmpp" : false),
  })
  return (request, socket, head) => {
    // The connection may be reset while it is upgraded.
    socket.on("error", () => socket.destroy())
    const { origin } = request.headers
    if (origin !== undefined && !isOwnOrigin(origin, request)) return refuse(socket, "403 Forbidden")
    const offered = (request.headers["sec-websocket-protocol"] ?? "").split(",").map((protocol) => protocol.trim())
    if (!offered.includes("xmpp")) return refuse(socket, "400 Bad Request")
    // Only a page sends the cookies of its visitor; another client has a token.
    const account = origin === undefined ? Promise.resolve(undefined) : accountOf(request)
    account.then(
      (known) => server.handleUpgrade(request, socket, head, (websocket) => connect(chat, websocket, known)),
      () => refuse(socket, "503 Service Unavailable"),
    )
  }
}

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const connect = (chat: ChatServer, websocket: WebSocket, account: ChatAccount | undefined): void => {
  const write = (stanza: XmlElement): void => {
    websocket.send(
      serializeXml(STANZAS.has(stanza.name) ? withAttributes(stanza, { xmlns: NAMESPACES.client }) : stanza),
    )
  }
  const stream: ClientStream = chat.openStream(
    {
      write,
      fail: (condition) => {
        write(element("error", { xmlns: NAMESPACES.streams }, element(condition, { xmlns: NAMESPACES.streamErrors })))
        write(element("close", { xmlns: NAMESPACES.framing }))
        websocket.close()
      },
    },
    account,
  )
  let isResponding = true
  const heartbeat = setInterval(() => {
    if (!isResponding) return websocket.terminate()
    isResponding = false
    websocket.ping()
  }, PING_MS)
  heartbeat.unref()
  websocket.on("pong", () => {
    isResponding = true
  })
  websocket.on("message", (data, isBinary) => {
    isResponding = true
    if (isBinary) return stream.fail("bad-format")
    try {
      receive(chat, websocket, stream, parseXml(String(data)))
    } catch (error) {
      stream.fail(error instanceof XmlRefused ? error.condition : "internal-server-error")
    }
  })
  // An invalid frame ends the connection; `close` follows.
  websocket.on("error", () => undefined)
  websocket.on("close", () => {
    clearInterval(heartbeat)
    void stream.lose()
  })
}

const receive = (chat: ChatServer, websocket: WebSocket, stream: ClientStream, frame: XmlElement): void => {
  if (frame.attributes["xmlns"] !== NAMESPACES.framing) return void stream.receive(frame)
  if (frame.name === "close") {
    void stream.close().then(() => {
      websocket.send(serializeXml(element("close", { xmlns: NAMESPACES.framing })))
      websocket.close()
    })
    return
  }
  websocket.send(
    serializeXml(
      element("open", {
        xmlns: NAMESPACES.framing,
        from: chat.domain,
        id: chat.newId(),
        version: "1.0",
        "xml:lang": "en",
      }),
    ),
  )
  websocket.send(serializeXml(stream.features()))
}
