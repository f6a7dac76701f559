import type { Socket } from "node:net"
import { createServer } from "node:net"
import type { ChatServer } from "../server/ChatServer.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { element, serializeXml } from "../xml/XmlElement.ts"
import { XmlReader, XmlRefused } from "../xml/XmlReader.ts"
import { MAX_STANZA_BYTES } from "./serveWebsocket.ts"

/** A connection that says nothing for this long is closed. */
const IDLE_MS = 300_000
const HOST = "127.0.0.1"

/**
 * XMPP over TCP (RFC 6120) for clients and bots on this machine. The connection is not encrypted, so that it listens
 * on the loopback address only.
 */
export const serveTcp = (chat: ChatServer, port: number, onProblem: (problem: string) => void): (() => void) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
    connect(chat, socket)
  })
  server.on("error", ({ message }) => onProblem(message))
  server.listen(port, HOST)
  return () => {
    server.close()
    for (const socket of sockets) socket.destroySoon()
  }
}

const connect = (chat: ChatServer, socket: Socket): void => {
  let isOpen = false
  let bytesSinceChild = 0
  const write = (stanza: XmlElement): void => void socket.write(serializeXml(stanza))
  const openStream = (): void => {
    isOpen = true
    socket.write(
      `<?xml version="1.0"?><stream:stream xmlns="${NAMESPACES.client}" xmlns:stream="${NAMESPACES.streams}" ` +
        `from="${chat.domain}" id="${chat.newId()}" version="1.0" xml:lang="en">`,
    )
  }
  const stream = chat.openStream({
    write,
    fail: (condition) => {
      if (!isOpen) openStream()
      write(element("error", { xmlns: NAMESPACES.streams }, element(condition, { xmlns: NAMESPACES.streamErrors })))
      socket.end("</stream:stream>")
    },
  })
  const newReader = (): XmlReader =>
    new XmlReader({
      onOpen: () => {
        openStream()
        write(stream.features())
      },
      onChild: (child) => {
        bytesSinceChild = 0
        void stream.receive(child)
      },
      onRoot: () => void stream.close().then(() => socket.end("</stream:stream>")),
    })
  let reader = newReader()
  socket.setEncoding("utf8")
  socket.setTimeout(IDLE_MS, () => socket.destroy())
  socket.on("data", (data) => {
    const text = String(data)
    bytesSinceChild += Buffer.byteLength(text)
    if (bytesSinceChild > MAX_STANZA_BYTES) return stream.fail("policy-violation")
    // The client waits for the response to its sign-in, then opens a new stream with a root of its own.
    if (isOpen && /^\s*<(?:\?xml|stream:stream)[\s>]/u.test(text)) reader = newReader()
    try {
      reader.write(text)
    } catch (error) {
      stream.fail(error instanceof XmlRefused ? error.condition : "internal-server-error")
    }
  })
  // A reset ends the connection; `close` follows.
  socket.on("error", () => undefined)
  socket.on("close", () => void stream.lose())
}
