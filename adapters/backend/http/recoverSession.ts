import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import { expireSession } from "../../../application/session/expireSession.ts"
import { leadAway } from "../../../application/session/leadAway.ts"
import { refreshIdentity } from "../../../application/session/refreshIdentity.ts"
import { SESSION_WAYS } from "../../../application/session/SessionDeparture.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import type { BackendAnswer } from "./BackendAnswer.ts"
import { isExpired } from "./sessionRefusal.ts"
import { SESSION_WAY_HEADER } from "./sessionWayHeader.ts"

/**
 * What is done when an answer says that the session is no longer good, or, without an answer, when the token is gone
 * before a call; answers whether the call may be sent (again).
 *
 * Where the web server holds the tokens it has done all this already, and says in a header where its shopper is to be
 * led.
 */
export const recoverSession = Effect.fnUntraced(function* (
  answer?: BackendAnswer,
  usedToken: Option.Option<Redacted.Redacted<string>> = Option.none(),
) {
  const holder = yield* SessionHolder
  if (!holder.refreshes) {
    const said = answer?.headers.get(SESSION_WAY_HEADER)
    const way = SESSION_WAYS.find((known) => known === said)
    if (way !== undefined) yield* leadAway(way)
    return false
  }
  if (answer === undefined || !isExpired(answer)) return yield* refreshIdentity(usedToken)
  yield* expireSession(usedToken)
  return false
})
