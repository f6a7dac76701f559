import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { CrossTabLock } from "../../../../application/platform/CrossTabLock.ts"
import { ensureIdentity } from "../../../../application/session/ensureIdentity.ts"
import type { IdentityGateway } from "../../../../application/session/IdentityGateway.ts"
import type { SessionRedirector } from "../../../../application/session/SessionRedirector.ts"
import { SessionHolder } from "../../../../application/session/SessionHolder.ts"
import { StoreScope } from "../../../../application/store/StoreScope.ts"
import { isOAuthEnabled } from "../../../../domain/session/isOAuthEnabled.ts"
import { cookieSeparator, sessionCookieName } from "../../../../domain/session/sessionCookieName.ts"
import { effectBeforeCall } from "../../../../domain/session/effectBeforeCall.ts"
import type { BackendResponse } from "../response/BackendResponse.ts"
import { isExpired, isRefused } from "./sessionErrors.ts"
import type { OutgoingRequest } from "../send/OutgoingRequest.ts"
import { withHeader, withQuery } from "../send/OutgoingRequest.ts"

/** Services that the session policy requires. */
export type SessionServices = SessionHolder | IdentityGateway | CrossTabLock | StoreScope | SessionRedirector

/** Calls that require a session: orders, carts and users (S4: "a listed URL"). */
const REQUIRED_SESSION_PATHS = /^\/itxrest\/[^/?#]+\/(?:order|user)\//

/** Public calls that return more to a signed-in customer. They use an existing session and create no guest. */
const OPTIONAL_SESSION_PATHS = new RegExp(
  "^/itxrest/[^/?#]+/(?:bam/store/[^/?#]+/(?:physical-store|drop-point|delivery-point)" +
    "|newsletter/store/[^/?#]+/(?:newsletter-request|subscription))(?:[/?#]|$)",
)

/** True when a call to this path carries a session. */
export function usesSession(path: string): boolean {
  return REQUIRED_SESSION_PATHS.test(path) || OPTIONAL_SESSION_PATHS.test(path)
}

/** Loads the session recovery on demand: most visits never need it. */
const recovery = Effect.promise(() =>
  import("./recoverSession.ts").then(
    ({ recoverSession }) => recoverSession,
    () => undefined,
  ),
)

/**
 * Sends a call with the identity it needs (S4).
 *
 * Creates a guest when there is no session, and refreshes a registered session without a token first. A response that
 * rejects the session leads to at most one refresh and one replay with `retry=true`, also for writes: a refused call
 * was not carried out (R6). Otherwise the first response is returned, and the customer may be redirected.
 * `stepSessionMachine` decides each step.
 *
 * `send` is the transport of a gateway's call, or of the web server's forwarded request.
 */
export const withSession = Effect.fnUntraced(function* <E, R>(
  request: OutgoingRequest,
  send: (request: OutgoingRequest) => Effect.Effect<BackendResponse, E, R>,
): Effect.fn.Return<BackendResponse, E, R | SessionServices> {
  if (!usesSession(request.path)) return yield* send(request)
  const holder = yield* SessionHolder
  const { state } = yield* holder.current
  if (state === "none" && !REQUIRED_SESSION_PATHS.test(request.path)) return yield* send(request)
  const needsRefresh = effectBeforeCall(state) === "refresh"
  const isReady = needsRefresh
    ? yield* (yield* recovery)?.() ?? Effect.succeed(false)
    : yield* Effect.as(ensureIdentity(), true)
  const token = yield* holder.accessToken
  const first = yield* send(yield* withIdentity(request, token))
  if (!isReady || !(isRefused(first) || isExpired(first))) return first
  const mayReplay = yield* (yield* recovery)?.(first, token) ?? Effect.succeed(false)
  return mayReplay
    ? yield* send(withQuery(yield* withIdentity(request, yield* holder.accessToken), { retry: "true" }))
    : first
})

/** Adds the session: the Bearer header when OAuth is enabled (S6), else the session's cookie. */
const withIdentity = Effect.fnUntraced(function* (
  request: OutgoingRequest,
  token: Option.Option<Redacted.Redacted<string>>,
) {
  if (Option.isNone(token)) return request
  const {
    store: { id, configuration },
  } = yield* StoreScope
  const text = Redacted.value(token.value)
  if (isOAuthEnabled(configuration)) return withHeader(request, "authorization", `Bearer ${text}`)
  // Browsers forbid scripts to set this header and send the cookies themselves.
  return withHeader(
    request,
    "cookie",
    `${sessionCookieName("access_token", id, cookieSeparator(configuration))}=${text}`,
  )
})
