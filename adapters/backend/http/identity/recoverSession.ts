import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import { expireSession } from "../../../../application/session/expireSession.ts"
import { redirectToLogin } from "../../../../application/session/redirectToLogin.ts"
import { refreshIdentity } from "../../../../application/session/refreshIdentity.ts"
import { LOGIN_REASONS } from "../../../../application/session/SessionRedirector.ts"
import { SessionHolder } from "../../../../application/session/SessionHolder.ts"
import type { BackendResponse } from "../response/BackendResponse.ts"
import { isExpired } from "./sessionErrors.ts"
import { LOGIN_REASON_HEADER } from "./loginReasonHeader.ts"

/**
 * Recovers the session after a response that rejected it, or before a call without a token. Returns whether the call
 * may be sent (again).
 *
 * When the web server holds the tokens, it has already done this, and a header names the redirect.
 */
export const recoverSession = Effect.fnUntraced(function* (
  response?: BackendResponse,
  usedToken: Option.Option<Redacted.Redacted<string>> = Option.none(),
) {
  const holder = yield* SessionHolder
  if (!holder.refreshes) {
    const reason = response?.headers.get(LOGIN_REASON_HEADER)
    const loginReason = LOGIN_REASONS.find((known) => known === reason)
    if (loginReason !== undefined) yield* redirectToLogin(loginReason)
    return false
  }
  if (response === undefined || !isExpired(response)) return yield* refreshIdentity(usedToken)
  yield* expireSession(usedToken)
  return false
})
