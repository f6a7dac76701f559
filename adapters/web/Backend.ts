import { BackendError } from "../../application/shared/BackendError.ts"
import { fetchWithReconnect } from "./fetchWithReconnect.ts"
import type { ServerFigures } from "./operations/ShopMetrics.ts"
import type { ReadinessCheck } from "./readiness.ts"
import type { Upgrade } from "./startServer.ts"

/** The backend: the sandbox in this process, or a server elsewhere. */
export interface Backend {
  /** Origin that gateways call; the sandbox ignores the host. */
  readonly url: string
  /** Sends one call of a gateway. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Forwards a browser's request unchanged, cookies included: pictures, the login page, the sandbox's own pages. */
  readonly proxy: (request: Request) => Promise<Response>
  /** Paths that are forwarded unchanged. */
  readonly proxiedPaths: readonly string[]
  /** Takes over a connection that a browser upgrades to the chat's WebSocket; absent with a backend elsewhere. */
  readonly upgrade?: Upgrade
  /**
   * Handles requests for the providers that the sandbox simulates, on their own origin; absent with a backend
   * elsewhere.
   */
  readonly handleProviders?: (request: Request) => Promise<Response>
  /**
   * Waits until a demo store is filled on its first visit. The time counts neither as a backend fault nor against the
   * page's time budget.
   */
  readonly prepareStore?: (storeId: string) => Promise<void>
  /**
   * The current version of a store's catalogue, which invalidates cached responses and pages; absent when the backend
   * reports none, and then they only expire.
   */
  readonly catalogueVersion?: (storeId: string) => Promise<number>
  /** Problems that prevent orders, beyond the status of its responses. */
  readonly check?: ReadinessCheck
  /** Its caches, queues and connections, for the metrics. */
  readonly figures?: () => ServerFigures
  readonly close: () => Promise<void>
}

/** The login page belongs to the operator of the accounts. */
export const LOGIN_PATH = "/integration/oauth2/login"

/** Path of the collector of browser events (S7.19). */
export const COLLECTOR_PATH = "/v1/event"

/** Path of the chat's long polling, images and WebSocket. */
export const CHAT_PATH = "/chat/"

/** A backend elsewhere. Redirects are forwarded, not followed: a token never reaches another host. */
export function remoteBackend(url: string): Backend {
  const origin = url.replace(/(?<!\/)\/+$/, "")
  return {
    url: origin,
    fetch: fetchWithReconnect,
    proxy: (request) => {
      const { pathname, search } = new URL(request.url)
      const proxied = new Request(`${origin}${pathname}${search}`, request)
      // The collector uses a token of its own and must not see the customer's cookies.
      if (pathname.startsWith(COLLECTOR_PATH)) proxied.headers.delete("cookie")
      // Backends that check the origin of a call know the shop by its public name.
      proxied.headers.set("x-forwarded-host", new URL(request.url).host)
      return fetchWithTimeout(proxied).then(withoutEncodingHeaders)
    },
    proxiedPaths: ["/media/", COLLECTOR_PATH, LOGIN_PATH],
    close: () => Promise.resolve(),
  }
}

/** Maximum time to the first byte of a page or file. */
const READ_TIMEOUT_MILLIS = 4_000
/** Maximum time to the first byte for a form, such as a login. */
const WRITE_TIMEOUT_MILLIS = 20_000

/** Returns the response once its headers arrive. Fails with `BackendError`. */
async function fetchWithTimeout(request: Request): Promise<Response> {
  const millis = request.method === "GET" || request.method === "HEAD" ? READ_TIMEOUT_MILLIS : WRITE_TIMEOUT_MILLIS
  const waiting = new AbortController()
  const late = setTimeout(() => waiting.abort(), millis)
  try {
    return await fetchWithReconnect(new Request(request, { signal: AbortSignal.any([request.signal, waiting.signal]) }))
  } catch (error) {
    if (request.signal.aborted) throw error
    throw new BackendError({
      operation: new URL(request.url).pathname,
      reason: waiting.signal.aborted ? { _tag: "TimedOut", afterMillis: millis } : { _tag: "Unreachable" },
    })
  } finally {
    clearTimeout(late)
  }
}

/** Returns the response with mutable headers. Its body is already decompressed, so the encoding headers are removed. */
function withoutEncodingHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers)
  for (const name of ["content-encoding", "content-length"]) headers.delete(name)
  return new Response(answer.body, { status: answer.status, headers })
}
