import { createHash } from "node:crypto"
import { connect } from "node:net"
import type { Socket } from "node:net"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { rawTextOf, serializeXml } from "../xml/XmlElement.ts"
import { XmlReader } from "../xml/XmlReader.ts"

export interface ComponentOptions {
  /** Address of the server's port for components. */
  readonly host: string
  readonly port: number
  readonly domain: string
  readonly secret: string
  readonly onStanza: (stanza: XmlElement) => void
  /** Called at each connection, once the server has accepted the component. */
  readonly onConnect: () => void
  readonly onProblem: (problem: string) => void
}

/** A connection of a component to a server. */
export interface ComponentConnection {
  /** Sends a stanza, or keeps it until the server is reached again. */
  readonly send: (stanza: XmlElement) => void
  readonly close: () => void
}

const RECONNECT_BASE_MS = 250
const RECONNECT_MAX_MS = 10_000
/** Stanzas that wait for a connection; the oldest are dropped. */
const MAX_WAITING = 1_000

/** Connects to a server as a component (XEP-0114), and again whenever the connection is lost. */
export const connectComponent = (options: ComponentOptions): ComponentConnection => {
  const { host, port, domain, secret, onStanza, onConnect, onProblem } = options
  let socket: Socket | undefined
  let isAccepted = false
  let isClosed = false
  let attempt = 0
  let timer: NodeJS.Timeout | undefined
  const waiting: XmlElement[] = []

  const open = (): void => {
    const current = connect(port, host)
    socket = current
    let hasEnded = false
    const end = (): void => {
      if (hasEnded) return
      hasEnded = true
      isAccepted = false
      current.destroy()
      if (isClosed) return
      timer = setTimeout(open, Math.min(RECONNECT_MAX_MS, RECONNECT_BASE_MS * 2 ** attempt))
      timer.unref()
      attempt += 1
    }
    const reader = new XmlReader({
      onOpen: ({ id = "" }) => {
        current.write(`<handshake>${createHash("sha1").update(`${id}${secret}`).digest("hex")}</handshake>`)
      },
      onChild: (child) => {
        if (child.name === "handshake") {
          isAccepted = true
          attempt = 0
          for (const stanza of waiting.splice(0)) current.write(serializeXml(stanza))
          onConnect()
        } else if (child.name === "error" && child.attributes["xmlns"] === NAMESPACES.streams) {
          onProblem(child.children.map((one) => (typeof one === "string" ? one : one.name + rawTextOf(one))).join(" "))
          end()
        } else if (isAccepted) onStanza(child)
      },
    })
    current.setEncoding("utf8")
    current.on("connect", () =>
      current.write(
        `<stream:stream xmlns="${NAMESPACES.component}" xmlns:stream="${NAMESPACES.streams}" to="${domain}">`,
      ),
    )
    current.on("data", (data) => {
      try {
        reader.write(String(data))
      } catch (error) {
        onProblem(String(error))
        end()
      }
    })
    current.on("error", (error) => onProblem(error.message))
    current.on("close", end)
  }
  open()
  return {
    send: (stanza) => {
      if (isAccepted && socket !== undefined) socket.write(serializeXml(stanza))
      else {
        waiting.push(stanza)
        if (waiting.length > MAX_WAITING) waiting.shift()
      }
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      if (isAccepted) socket?.end("</stream:stream>")
      else socket?.destroy()
    },
  }
}
