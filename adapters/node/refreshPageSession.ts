import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { GuestIdentityFailed } from "../../application/session/GuestIdentityFailed.ts"
import { IdentityGateway } from "../../application/session/IdentityGateway.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"

const NO_STORE = { headers: { "cache-control": "no-store" } }

/**
 * Refreshes a session whose tokens are in the page's cookies (R4), and returns the backend's response. The
 * refresh runs on this server because rendering a page with an old token refreshes here too, and the backend accepts
 * each refresh token once.
 */
export const refreshPageSession = Effect.gen(function* () {
  const { store } = yield* StoreScope
  const gateway = yield* IdentityGateway
  const holder = yield* SessionHolder
  const session = yield* gateway.refreshSession(store.id)
  yield* holder.save(session, session.userType)
  const { accessToken, expiresIn, userType } = session
  return Response.json(
    { access_token: Redacted.value(accessToken), expires_in: expiresIn, user_type: userType },
    NO_STORE,
  )
}).pipe(
  Effect.catch((error) =>
    Effect.as(Effect.logWarning("A page's session was not refreshed", error.message), toRefused(error)),
  ),
)

/** Returns the response for a failed refresh: session expired, or unknown. */
function toRefused(error: BackendError | GuestIdentityFailed): Response {
  const sessionEnded =
    error._tag === "BackendError" && (error.reason._tag === "SessionExpired" || error.reason._tag === "Forbidden")
  return sessionEnded
    ? Response.json(
        { code: 4, key: "_ERR_SESSION_EXPIRED", message: "The session is over." },
        { ...NO_STORE, status: 401 },
      )
    : Response.json(
        { code: 502, key: "_ERR_UNREACHABLE", message: "The session could not be refreshed." },
        { ...NO_STORE, status: 502 },
      )
}
