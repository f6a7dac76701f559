import type { IncomingMessage, ServerResponse } from "node:http"
import { createServer, request as httpRequest } from "node:http"

/** Faults of backend calls: none, or one of the ways in which servers fail. */
export type Fault = "none" | "400" | "500" | "html" | "dropped" | "brokenJson" | "queue" | "held"

/** A backend in front of the real one that fails on demand. */
export interface FaultyBackend {
  readonly address: string
  /**
   * Makes calls whose path matches fail this way, this many times; `queue` returns a retry delay of one second each
   * time, `held` waits for `release`.
   */
  readonly fail: (fault: Fault, path?: RegExp, times?: number) => void
  /** Faulty responses since the last `fail`. */
  readonly failed: () => number
  /** Continues the held calls. */
  readonly release: () => void
  /** Calls to matching paths so far. */
  readonly seen: (path: RegExp) => number
  /** Paths of the calls so far with this token. */
  readonly madeWith: (token: string) => readonly string[]
  readonly close: () => void
}

/** A proxy between the web server and its backend that injects faults. */
export async function faultyBackend(target: string): Promise<FaultyBackend> {
  let fault: Fault = "none"
  let broken = /./
  let left = Infinity
  let failed = 0
  const calls: { readonly path: string; readonly authorization: string }[] = []
  const held: (() => void)[] = []
  const server = createServer((incoming, outgoing) => {
    calls.push({ path: incoming.url ?? "", authorization: incoming.headers.authorization ?? "" })
    if (fault === "none" || left <= 0 || !broken.test(incoming.url ?? "")) return pass(target, incoming, outgoing)
    left -= 1
    failed += 1
    if (fault === "held")
      return void held.push(() => (outgoing.destroyed ? undefined : pass(target, incoming, outgoing)))
    answerBadly(fault, incoming, outgoing, left)
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const bound = server.address()
      resolve(typeof bound === "object" && bound !== null ? bound.port : 0)
    }),
  )
  return {
    address: `http://127.0.0.1:${port}`,
    fail: (next, path = /./, times = Infinity) => {
      fault = next
      broken = path
      left = times
      failed = 0
    },
    failed: () => failed,
    release: () => {
      fault = "none"
      for (const continueHeld of held.splice(0)) continueHeld()
    },
    seen: (path) => calls.filter((call) => path.test(call.path)).length,
    madeWith: (token) =>
      calls.filter(({ authorization }) => authorization === `Bearer ${token}`).map(({ path }) => path),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { host: _, origin: __, "sec-fetch-site": ___, ...headers } = incoming.headers
  // The shop in the role of the backend treats this client as a program with its own session, not as a browser.
  const upstream = httpRequest(
    target + (incoming.url ?? ""),
    { method: incoming.method, headers: { ...headers, "session-holder": "client" } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  upstream.once("error", () => outgoing.destroy())
  incoming.pipe(upstream)
}

function answerBadly(fault: Fault, incoming: IncomingMessage, outgoing: ServerResponse, left: number): void {
  incoming.resume()
  switch (fault) {
    case "400":
      outgoing
        .writeHead(400, { "content-type": "application/json" })
        .end(JSON.stringify({ code: 400, message: "The backend does not understand." }))
      return
    case "queue":
      outgoing
        .writeHead(429, { "content-type": "application/json", "retry-after": "1" })
        .end(JSON.stringify({ retryAfter: 1, ...(Number.isFinite(left) ? { position: left + 1 } : {}) }))
      return
    case "500":
      outgoing
        .writeHead(500, { "content-type": "application/json" })
        .end(JSON.stringify({ code: 500, message: "The backend broke." }))
      return
    case "html":
      outgoing
        .writeHead(200, { "content-type": "text/html" })
        .end("<html><body>Please sign in to this network.</body></html>")
      return
    case "brokenJson":
      outgoing.writeHead(200, { "content-type": "application/json" }).end('{"stores": [')
      return
    default:
      outgoing.destroy()
  }
}
