import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { createServer } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"
import { Server as NetServer } from "node:net"
import { getRequestListener } from "@hono/node-server"
import type { ReadyResponse } from "./pages/ReadyPages.ts"
import { clientAddress, withForwardedFor } from "./security/clientAddress.ts"

export interface RunningServer {
  /** The address to open in a browser, without a trailing slash. */
  readonly address: string
  /**
   * Stops accepting connections, waits at most `graceMillis` for requests in flight, then closes their connections.
   * Responses carry `Connection: close`, so that no client sends another request on the same connection (RFC 9112,
   * section 9.6).
   */
  readonly close: (graceMillis: number) => Promise<void>
}

/** Takes over a connection that a client upgrades to another protocol. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const HEADERS_TIMEOUT_MILLIS = 10_000
const REQUEST_TIMEOUT_MILLIS = 30_000
const MAX_PORT = 65_535
const KEEP_ALIVE_TIMEOUT_MILLIS = 5_000
/**
 * A request may still arrive on a kept-alive connection after the server stops listening: idle connections are closed
 * this much later.
 */
const LINGER_MILLIS = 1_000

/** Without `HOST`. */
const LOOPBACK = "127.0.0.1"

/**
 * Listens on a port given by a setting; without a host on the loopback address, which is reported as `localhost`, since
 * browsers accept passkeys on that name only. Replaces each request's `x-forwarded-for` with the client's address, as
 * `clientAddress` determines it from `trustedProxies`. Requests for which `respondReady` returns a response do not
 * reach `fetch`. Without `upgrade`, upgrades are refused. Fails with an instruction when the port is unavailable.
 */
export async function startServer(
  fetch: (request: Request) => Promise<Response>,
  port: number,
  host: string | undefined,
  setting: "PORT" | "PROVIDERS_PORT" | "METRICS_PORT" = "PORT",
  trustedProxies = 0,
  warn: (message: string) => void = console.error,
  respondReady: (incoming: IncomingMessage) => Promise<ReadyResponse | undefined> = () => Promise.resolve(undefined),
  upgrade?: Upgrade,
): Promise<RunningServer> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false })
  const inFlight = new Set<ServerResponse>()
  let isClosing = false
  let hasLingered = false
  const sockets = new Set<Socket>()
  // Includes connections without any request, which Node does not count as idle. Data that has already arrived is read
  // before the immediate runs, so its connection is no longer idle.
  const closeIdle = () =>
    void setImmediate(() => {
      const busy = new Set(Array.from(inFlight, ({ req }) => req.socket))
      for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon()
    })
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MILLIS,
      requestTimeout: REQUEST_TIMEOUT_MILLIS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MILLIS,
    },
    (incoming, outgoing) => {
      inFlight.add(outgoing)
      outgoing.shouldKeepAlive &&= !isClosing
      outgoing.once("close", () => {
        inFlight.delete(outgoing)
        // A response whose headers were sent earlier has no `Connection: close`.
        if (hasLingered) closeIdle()
      })
      const client = clientAddress(incoming.rawHeaders, incoming.socket.remoteAddress, trustedProxies)
      // Node has already parsed the headers: both forms are changed.
      incoming.rawHeaders = withForwardedFor(incoming.rawHeaders, client)
      if (client === undefined) delete incoming.headers["x-forwarded-for"]
      else incoming.headers["x-forwarded-for"] = client
      void respondReady(incoming).then(
        (ready) => (ready === undefined ? answer(incoming, outgoing) : sendReady(ready, outgoing)),
        () => answer(incoming, outgoing),
      )
    },
  )
  if (upgrade !== undefined) server.on("upgrade", upgrade)
  server.on("connection", (socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  await listen(server, port, host ?? LOOPBACK, setting)
  const bound = server.address()
  const boundPort = typeof bound === "object" && bound !== null ? bound.port : port
  const isNamed = host !== undefined && host !== "0.0.0.0" && host !== "::"
  const shownHost = isNamed ? (host.includes(":") ? `[${host}]` : host) : "localhost"
  return { address: `http://${shownHost}:${boundPort}`, close }

  function close(graceMillis: number): Promise<void> {
    isClosing = true
    for (const outgoing of inFlight) outgoing.shouldKeepAlive = false
    return new Promise((resolve) => {
      const cut = setTimeout(() => {
        // Without the query, which may contain a secret.
        for (const { req } of inFlight)
          warn(`Cut after ${graceMillis} ms: ${req.method} ${req.url?.replace(/[?].*/s, "")}`)
        server.closeAllConnections()
      }, graceMillis)
      const linger = setTimeout(
        () => {
          hasLingered = true
          closeIdle()
        },
        Math.min(LINGER_MILLIS, graceMillis),
      )
      // The HTTP server's own `close` would close idle connections at once.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(cut)
        clearTimeout(linger)
        resolve()
      })
    })
  }
}

function sendReady({ status, headers, body }: ReadyResponse, outgoing: ServerResponse): void {
  outgoing.writeHead(status, { ...headers })
  outgoing.end(body)
}

function listen(server: Server, port: number, host: string, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(listenErrorMessage(error, port, host, setting))),
    )
    server.listen(port, host, () => resolve())
  })
}

function listenErrorMessage(error: NodeJS.ErrnoException, port: number, host: string, setting: string): string {
  switch (error.code) {
    case "EADDRINUSE":
      return (
        `Port ${port} on ${host} is in use by another program: stop that one, or choose another ` +
        `with ${setting}=${port < MAX_PORT ? port + 1 : port - 1}.`
      )
    case "EACCES":
      return `Port ${port} may not be used by this user: choose one above 1023, for example ${setting}=4173.`
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is "${host}", which is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them.`
    default:
      return `The server could not listen on ${host}:${port}: ${error.message}.`
  }
}
