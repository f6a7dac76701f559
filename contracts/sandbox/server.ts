import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Server as NetServer, type Socket } from "node:net"
import type { Sandbox } from "./createSandbox.ts"
import { sourceOf } from "./platform/http/requestSource.ts"

export interface SandboxServer {
  /** Origin of the listening server, for example `http://127.0.0.1:4174`. */
  readonly url: string
  /**
   * Stops accepting connections and lets requests in flight finish within the grace period; their responses carry
   * `Connection: close`. The remaining connections are destroyed.
   */
  readonly close: () => Promise<void>
}

export interface ServerOptions {
  /** 0 selects any free port. */
  readonly port?: number
  readonly host?: string
  /** Grace period for requests in flight when the server closes, in milliseconds. */
  readonly graceMs?: number
  /**
   * Number of proxies in front that add a client's address to `x-forwarded-for`; a proxy on this machine always counts.
   */
  readonly trustedProxies?: number
}

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
const GRACE_MS = 10_000
/**
 * After the server stops listening a request may still arrive on a keep-alive connection: idle ones are closed this
 * much later, in milliseconds.
 */
const IDLE_CLOSE_DELAY_MS = 1_000
const EVENT_STREAM = "text/event-stream"
const NO_BODY = new Set(["GET", "HEAD"])

/** Serves a sandbox on a port, for Pact, for load tests and for other processes. */
export const serveSandbox = async (
  sandbox: Pick<Sandbox, "handle"> & Partial<Pick<Sandbox, "upgrade">>,
  { port = 0, host = "127.0.0.1", graceMs = GRACE_MS, trustedProxies = 0 }: ServerOptions = {},
): Promise<SandboxServer> => {
  const inFlight = new Set<ServerResponse>()
  let isClosing = false
  let hasLingered = false
  const sockets = new Set<Socket>()
  // Also closes connections without any request so far, which Node does not count as idle. Received data is read before
  // an immediate runs, so those connections are no longer idle.
  const closeIdle = () =>
    void setImmediate(() => {
      const busy = new Set(Array.from(inFlight, ({ req }) => req.socket))
      for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon()
    })
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (incoming, outgoing) => {
      inFlight.add(outgoing)
      outgoing.shouldKeepAlive &&= !isClosing
      outgoing.once("close", () => {
        inFlight.delete(outgoing)
        // A response whose headers were sent before closing carries no `Connection: close`.
        if (hasLingered) closeIdle()
      })
      answer(sandbox, incoming, outgoing, trustedProxies).catch(() => outgoing.destroy())
    },
  )
  if (sandbox.upgrade !== undefined) server.on("upgrade", sandbox.upgrade)
  server.on("connection", (socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve))
  const address = server.address()
  const url = `http://${host}:${typeof address === "object" && address !== null ? address.port : port}`
  const close = (): Promise<void> => {
    isClosing = true
    for (const outgoing of inFlight) outgoing.shouldKeepAlive = false
    return new Promise((resolve) => {
      const forceCloseTimer = setTimeout(() => {
        // Without the query, which may hold a secret.
        for (const { req } of inFlight)
          process.stderr.write(`Cut after ${graceMs} ms: ${req.method} ${req.url?.replace(/[?].*/su, "")}\n`)
        server.closeAllConnections()
      }, graceMs)
      const linger = setTimeout(
        () => {
          hasLingered = true
          closeIdle()
        },
        Math.min(IDLE_CLOSE_DELAY_MS, graceMs),
      )
      // The `close` of an HTTP server would destroy idle connections immediately.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(forceCloseTimer)
        clearTimeout(linger)
        resolve()
      })
    })
  }
  return { url, close }
}

const answer = async (
  sandbox: Pick<Sandbox, "handle">,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trustedProxies: number,
): Promise<void> => {
  const request = toRequest(incoming, trustedProxies)
  if (request === undefined) {
    outgoing
      .writeHead(400, { "content-type": "application/json" })
      .end('{"code":400,"key":"_ERR_INVALID_INPUT","message":"The request line or a header is not valid."}')
    return
  }
  const response = await sandbox.handle(request)
  outgoing.statusCode = response.status
  outgoing.setHeaders(new Headers([...response.headers].filter(([name]) => name !== "set-cookie")))
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies)
  if (incoming.method !== "HEAD" && response.headers.get("content-type") === EVENT_STREAM && response.body !== null)
    return pipeEvents(response.body, outgoing)
  outgoing.end(incoming.method === "HEAD" ? undefined : Buffer.from(await response.arrayBuffer()))
}

/** Sends events as they come, and stops their source when the client has gone. */
const pipeEvents = async (events: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> => {
  const reader = events.getReader()
  // A source that has failed is reported by `read`.
  outgoing.once("close", () => void reader.cancel().catch(() => undefined))
  for (let part = await reader.read(); !part.done; part = await reader.read()) outgoing.write(part.value)
  outgoing.end()
}

const toRequest = (incoming: IncomingMessage, trustedProxies: number): Request | undefined => {
  const method = incoming.method ?? "GET"
  const headers = Object.entries({
    ...incoming.headers,
    "x-forwarded-for": clientAddress(incoming, trustedProxies),
  }).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]],
  )
  try {
    const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`)
    return new Request(url, {
      method,
      headers,
      ...(NO_BODY.has(method) ? {} : { body: bodyOf(incoming), duplex: "half" }),
    })
  } catch {
    return undefined
  }
}

/**
 * Returns the client's address. Each trusted proxy has appended the address of its client to the header; entries before
 * those come from the client itself and are ignored. A connection from this machine is from such a proxy.
 */
const clientAddress = ({ headers, socket }: IncomingMessage, trustedProxies: number): string | undefined => {
  const remote = socket.remoteAddress ?? ""
  const forwardedFor = headers["x-forwarded-for"]
  const chain = [
    ...(forwardedFor === undefined
      ? []
      : [forwardedFor]
          .flat()
          .join(",")
          .split(",")
          .map((part) => part.trim())),
    remote,
  ]
  return chain.at(-1 - Math.min(Math.max(trustedProxies, sourceOf(remote) === "" ? 1 : 0), chain.length - 1))
}

const bodyOf = (incoming: IncomingMessage): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      incoming.on("data", (chunk: Uint8Array) => controller.enqueue(chunk))
      incoming.on("end", () => controller.close())
      incoming.on("error", (error) => controller.error(error))
    },
    cancel: () => {
      incoming.resume()
    },
  })
