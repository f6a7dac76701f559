import { BackendError } from "../../application/shared/BackendError.ts"
import { fetchWithReconnect } from "./fetchWithReconnect.ts"
import type { ReadinessCheck } from "./readiness.ts"

/** Answers backend calls: the sandbox in this process, or a server elsewhere. */
export interface Backend {
  /** Origin that gateways call; only path and query matter to the sandbox. */
  readonly url: string
  /** One call of a gateway. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Hands a browser's own request on as it is, cookies included: pictures, the login page, the sandbox's own pages. */
  readonly proxy: (request: Request) => Promise<Response>
  /** Paths that are handed on as they are. */
  readonly proxiedPaths: readonly string[]
  /** Answers for the providers that the sandbox plays, on an origin of their own; absent with a backend elsewhere. */
  readonly handleProviders?: (request: Request) => Promise<Response>
  /**
   * Waits until a store of the demo can be shown, on its first visit: that is no fault of the backend, and no part of a
   * page's time.
   */
  readonly prepareStore?: (storeId: string) => Promise<void>
  /** What keeps it from taking orders, where more is known of it than its answers tell. */
  readonly check?: ReadinessCheck
  readonly close: () => Promise<void>
}

/** The page on which shoppers log in belongs to whoever keeps their accounts. */
export const LOGIN_PATH = "/integration/oauth2/login"

/** Where a browser's events are collected (specification, section 7). */
export const COLLECTOR_PATH = "/v1/event"

/** A backend somewhere else. Redirects are handed on, not followed: a token never reaches another host. */
export function remoteBackend(url: string): Backend {
  const origin = url.replace(/(?<!\/)\/+$/, "")
  return {
    url: origin,
    fetch: fetchWithReconnect,
    proxy: (request) => {
      const { pathname, search } = new URL(request.url)
      const proxied = new Request(`${origin}${pathname}${search}`, request)
      // A collector reads events and has a token of its own: what the shopper's cookies hold is none of its business.
      if (pathname.startsWith(COLLECTOR_PATH)) proxied.headers.delete("cookie")
      // Backends that ask where a call comes from know the shop by the name that its shoppers use.
      proxied.headers.set("x-forwarded-host", new URL(request.url).host)
      return fetchWithTimeout(proxied).then(withoutEncodingHeaders)
    },
    proxiedPaths: ["/media/", COLLECTOR_PATH, LOGIN_PATH],
    close: () => Promise.resolve(),
  }
}

/** How long a page or file of the backend's may take to begin. */
const READ_TIMEOUT_MILLIS = 4_000
/** How long a form may take, such as a login. */
const WRITE_TIMEOUT_MILLIS = 20_000

/** The answer to what is handed on, once it begins. Fails with `BackendError`. */
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

/**
 * The answer as it is read here: its body comes unpacked, so it must not say that it is packed, and headers can be
 * added to it.
 */
function withoutEncodingHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers)
  for (const name of ["content-encoding", "content-length"]) headers.delete(name)
  return new Response(answer.body, { status: answer.status, headers })
}
