import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { Sandbox } from "./createSandbox.ts"
import { sourceOf } from "./http/requestSource.ts"

export interface SandboxServer {
  /** Where it listens, for example `http://127.0.0.1:4174`. */
  readonly url: string
  readonly close: () => Promise<void>
}

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port?: number
  readonly host?: string
  /** How many servers in front of this one add a client's address to `x-forwarded-for`; one on this machine always counts. */
  readonly trustedProxies?: number
}

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
/** How long requests under way may take once the server closes. */
const CLOSE_GRACE_MS = 1_000
/** Methods whose requests have no body. */
const NO_BODY = new Set(["GET", "HEAD"])

/** Puts a sandbox behind a port, for Pact, for load and for other processes. */
export const serveSandbox = async (sandbox: Pick<Sandbox, "handle">, { port = 0, host = "127.0.0.1", trustedProxies = 0 }: ServerOptions = {}): Promise<SandboxServer> => {
  const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS }, (incoming, outgoing) => {
    answer(sandbox, incoming, outgoing, trustedProxies).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve))
  const address = server.address()
  const url = `http://${host}:${typeof address === "object" && address !== null ? address.port : port}`
  return { url, close: () => closeServer(server) }
}

// Once it closes, a server no longer looks for requests that never end: those are cut off here.
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS)
    server.close(() => {
      clearTimeout(cutOff)
      resolve()
    })
    server.closeIdleConnections()
  })

const answer = async (sandbox: Pick<Sandbox, "handle">, incoming: IncomingMessage, outgoing: ServerResponse, trustedProxies: number): Promise<void> => {
  const request = toRequest(incoming, trustedProxies)
  if (request === undefined) {
    outgoing.writeHead(400, { "content-type": "application/json" }).end('{"code":400,"key":"_ERR_INVALID_INPUT","message":"The request line or a header is not valid."}')
    return
  }
  const response = await sandbox.handle(request)
  outgoing.statusCode = response.status
  outgoing.setHeaders(new Headers([...response.headers].filter(([name]) => name !== "set-cookie")))
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies)
  outgoing.end(incoming.method === "HEAD" ? undefined : Buffer.from(await response.arrayBuffer()))
}

const toRequest = (incoming: IncomingMessage, trustedProxies: number): Request | undefined => {
  const method = incoming.method ?? "GET"
  const headers = Object.entries({ ...incoming.headers, "x-forwarded-for": clientAddress(incoming, trustedProxies) }).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]],
  )
  try {
    const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`)
    return new Request(url, { method, headers, ...(NO_BODY.has(method) ? {} : { body: bodyOf(incoming), duplex: "half" }) })
  } catch {
    return undefined
  }
}

/**
 * The client's address. Every trusted server in front has added the address that it was asked from to the header's end; what
 * stands before that was written by the client itself and counts for nothing. A connection from this machine is such a server's.
 */
const clientAddress = ({ headers, socket }: IncomingMessage, trustedProxies: number): string | undefined => {
  const remote = socket.remoteAddress ?? ""
  const said = headers["x-forwarded-for"]
  const chain = [...(said === undefined ? [] : [said].flat().join(",").split(",").map((part) => part.trim())), remote]
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
