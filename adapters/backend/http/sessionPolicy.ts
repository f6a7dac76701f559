import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { CrossTabLock } from "../../../application/platform/CrossTabLock.ts"
import { ensureIdentity } from "../../../application/session/ensureIdentity.ts"
import type { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { refreshIdentity } from "../../../application/session/refreshIdentity.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { BackendAnswer } from "./BackendAnswer.ts"
import { isSessionExpired } from "./failureReason.ts"
import type { OutgoingRequest } from "./OutgoingRequest.ts"
import { withHeader, withQuery } from "./OutgoingRequest.ts"

/** What the session policy needs to know and to use. */
export type SessionServices = SessionHolder | IdentityGateway | CrossTabLock | StoreScope

/** The calls that need a session: orders, carts and users (specification, section 4: "a listed URL"). */
const NEEDS_SESSION = /^\/itxrest\/[^/?#]+\/(?:order|user)\//

/** The calls that answer everybody, and a shopper with what is theirs: nobody becomes a guest for them. */
const WELCOMES_SESSION =
  /^\/itxrest\/[^/?#]+\/(?:bam\/store\/[^/?#]+\/(?:physical-store|drop-point|delivery-point)|newsletter\/store\/[^/?#]+\/(?:newsletter-request|subscription))(?:[/?#]|$)/

/** Whether a call to this path is made in a shopper's name. */
export function isPersonal(path: string): boolean {
  return NEEDS_SESSION.test(path) || WELCOMES_SESSION.test(path)
}

/**
 * Sends a call with the identity it needs (specification, section 4).
 *
 * A guest is made where nobody is known; a registered session without token is refreshed first. An answer that says the
 * session is over is followed by at most one refresh and one replay with `retry=true`, also of calls that change
 * something: a refused call was not carried out (ruling R6). When the refresh fails, the first answer is the answer. A guest
 * whose session the shop has ended becomes a new guest.
 *
 * `send` is anything that sends: a gateway's call, or the web server's forwarding of a browser's request.
 */
export const withSession = Effect.fnUntraced(function* <E, R>(
  request: OutgoingRequest,
  send: (request: OutgoingRequest) => Effect.Effect<BackendAnswer, E, R>,
): Effect.fn.Return<BackendAnswer, E, R | SessionServices> {
  if (!isPersonal(request.path)) return yield* send(request)
  const holder = yield* SessionHolder
  if (!NEEDS_SESSION.test(request.path) && (yield* holder.current).state === "none") return yield* send(request)
  yield* prepareIdentity
  const session = yield* holder.current
  const token = yield* holder.accessToken
  const first = yield* send(withToken(request, token))
  if (!isSessionExpired(first)) return first
  const renewed = (yield* refreshIdentity(token)) || (session.state === "guest" && (yield* becomeNewGuest))
  if (!renewed) return first
  return yield* send(withQuery(withToken(request, yield* holder.accessToken), { retry: "true" }))
})

const prepareIdentity = Effect.gen(function* () {
  const holder = yield* SessionHolder
  const session = yield* holder.current
  if (session.state === "registered-expired") yield* refreshIdentity(Option.none())
  else yield* ensureIdentity()
})

/** Whether there is a guest again after the shop ended the session of the last one. */
const becomeNewGuest = Effect.gen(function* () {
  const holder = yield* SessionHolder
  if (!holder.refreshes || (yield* holder.current).state !== "none") return false
  yield* ensureIdentity()
  return (yield* holder.current).state !== "none"
})

function withToken(request: OutgoingRequest, token: Option.Option<Redacted.Redacted<string>>): OutgoingRequest {
  return Option.isNone(token) ? request : withHeader(request, "authorization", `Bearer ${Redacted.value(token.value)}`)
}
