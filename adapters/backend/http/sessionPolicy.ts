import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { CrossTabLock } from "../../../application/platform/CrossTabLock.ts"
import { ensureIdentity } from "../../../application/session/ensureIdentity.ts"
import type { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import type { SessionRedirector } from "../../../application/session/SessionRedirector.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { StoreScope } from "../../../application/store/StoreScope.ts"
import { isOAuthEnabled } from "../../../domain/session/isOAuthEnabled.ts"
import { cookieSeparator, sessionCookieName } from "../../../domain/session/sessionCookieName.ts"
import { effectBeforeCall } from "../../../domain/session/effectBeforeCall.ts"
import type { BackendResponse } from "./BackendResponse.ts"
import { isExpired, isRefused } from "./sessionErrors.ts"
import type { OutgoingRequest } from "./OutgoingRequest.ts"
import { withHeader, withQuery } from "./OutgoingRequest.ts"

/** What the session policy needs to know and to use. */
export type SessionServices = SessionHolder | IdentityGateway | CrossTabLock | StoreScope | SessionRedirector

/** The calls that need a session: orders, carts and users (specification, section 4: "a listed URL"). */
const REQUIRED_SESSION_PATHS = /^\/itxrest\/[^/?#]+\/(?:order|user)\//

/** The calls that answer everybody, and a shopper with what is theirs: nobody becomes a guest for them. */
const OPTIONAL_SESSION_PATHS =
  /^\/itxrest\/[^/?#]+\/(?:bam\/store\/[^/?#]+\/(?:physical-store|drop-point|delivery-point)|newsletter\/store\/[^/?#]+\/(?:newsletter-request|subscription))(?:[/?#]|$)/

/** Whether a call to this path is made in a shopper's name. */
export function usesSession(path: string): boolean {
  return REQUIRED_SESSION_PATHS.test(path) || OPTIONAL_SESSION_PATHS.test(path)
}

/** What helps when a session is no longer good: fetched when that happens, which most visits never see. */
const recovery = Effect.promise(() =>
  import("./recoverSession.ts").then(
    ({ recoverSession }) => recoverSession,
    () => undefined,
  ),
)

/**
 * Sends a call with the identity it needs (specification, section 4).
 *
 * A guest is made where nobody is known; a registered session without token is refreshed first. An answer that says the
 * session is over is followed by at most one refresh and one replay with `retry=true`, also of calls that change
 * something: a refused call was not carried out (ruling R6). Otherwise the first answer is the answer, and the shopper
 * may be led elsewhere. What is done when is `stepSessionMachine`'s to say.
 *
 * `send` is anything that sends: a gateway's call, or the web server's forwarding of a browser's request.
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

/**
 * The call in the session's name: by the Bearer header when OAuth is enabled (specification, section 6), else by the
 * session's cookie.
 */
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
  // A browser does not let its pages set this header: there its own cookies go with the call.
  return withHeader(
    request,
    "cookie",
    `${sessionCookieName("access_token", id, cookieSeparator(configuration))}=${text}`,
  )
})
