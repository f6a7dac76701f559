import * as Effect from "effect/Effect"
import { ensureIdentity } from "../../application/session/ensureIdentity.ts"
import { closeSession } from "../../application/session/closeSession.ts"
import { refreshIdentity } from "../../application/session/refreshIdentity.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import { SERVER_SESSION_LIFETIME_SECONDS } from "./RequestCookieSession.ts"

/** Placeholder for the token, which this server holds (R4). */
const TOKEN_PLACEHOLDER = "held-by-server"
const GUESTS_PATH = /^\/api\/storefront\/[^/]+\/stores\/[0-9]{8}\/users\/guests$/
const LOGOUT_PATH = "/integration/oauth2/logout"
const REFRESH_PATH = "/integration/oauth2/refresh"
const NO_STORE = { headers: { "cache-control": "no-store" } }

/**
 * Handles a page's call that creates, refreshes or ends the session held by this server. Returns `undefined` for every
 * other call.
 */
export function handleSessionCall(request: Request) {
  if (request.method !== "POST") return undefined
  const { pathname } = new URL(request.url)
  if (GUESTS_PATH.test(pathname)) return guestResponse
  if (pathname === REFRESH_PATH) return refreshResponse
  return pathname === LOGOUT_PATH ? logoutResponse : undefined
}

/** Creates a guest unless there is a session. The response has no token. */
const guestResponse = Effect.gen(function* () {
  yield* ensureIdentity()
  const holder = yield* SessionHolder
  const session = yield* holder.current
  return session.state === "none"
    ? Response.json(
        { code: 502, key: "_ERR_NO_IDENTITY", message: "The shop made no identity." },
        { ...NO_STORE, status: 502 },
      )
    : Response.json({ access_token: TOKEN_PLACEHOLDER, expires_in: SERVER_SESSION_LIFETIME_SECONDS }, NO_STORE)
})

/** Refreshes the session held by this server. The response has no token. */
const refreshResponse = Effect.gen(function* () {
  const holder = yield* SessionHolder
  const isRenewed = yield* refreshIdentity(yield* holder.accessToken)
  const { state } = yield* holder.current
  return isRenewed
    ? Response.json(
        { access_token: TOKEN_PLACEHOLDER, expires_in: SERVER_SESSION_LIFETIME_SECONDS, user_type: state },
        NO_STORE,
      )
    : Response.json(
        { code: 4, key: "_ERR_SESSION_EXPIRED", message: "The session could not be refreshed." },
        { ...NO_STORE, status: 401 },
      )
})

/**
 * Ends the session held by this server. Its tokens are removed even when the backend cannot be reached (S8.5).
 */
const logoutResponse = Effect.map(closeSession(), () => new Response(null, { ...NO_STORE, status: 204 }))
