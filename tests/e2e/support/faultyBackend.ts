import type { IncomingMessage, ServerResponse } from "node:http"
import { createServer, request as httpRequest } from "node:http"

/** What goes wrong with backend calls: nothing, or one of the ways in which servers fail. */
export type Fault = "None" | "400" | "500" | "html" | "dropped" | "brokenJson" | "queue" | "held"

/** A backend in front of the real one that fails when it is told to. */
export interface FaultyBackend {
  readonly address: string
  /**
   * From now on calls whose path matches fail this way, as often as that; `queue` asks for a second's patience each
   * time, `held` waits for `release`.
   */
  readonly fail: (fault: Fault, path?: RegExp, times?: number) => void
  /** Calls that were answered badly since the last `fail`. */
  readonly failed: () => number
  /** Lets the calls go on that are held. */
  readonly release: () => void
  /** Calls to paths like this so far. */
  readonly seen: (path: RegExp) => number
  /** Paths of the calls so far that were made with this token. */
  readonly madeWith: (token: string) => readonly string[]
  readonly close: () => void
}

/** Stands between the web server and its backend, and breaks what a test wants broken. */
export async function faultyBackend(target: string): Promise<FaultyBackend> {
  let fault: Fault = "None"
  let broken = /./
  let left = Infinity
  let failed = 0
  const calls: { readonly path: string; readonly authorization: string }[] = []
  const held: (() => void)[] = []
  const server = createServer((incoming, outgoing) => {
    calls.push({ path: incoming.url ?? "", authorization: incoming.headers.authorization ?? "" })
    if (fault === "None" || left <= 0 || !broken.test(incoming.url ?? "")) return pass(target, incoming, outgoing)
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
      fault = "None"
      for (const goOn of held.splice(0)) goOn()
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
  // To the shop that plays the backend this is a program with a session of its own, and no browser.
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
