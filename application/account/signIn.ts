import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { SignInRefused } from "../../domain/account/SignInRefused.ts"
import { parseLoginId } from "../../domain/account/LoginId.ts"
import { syncPendingCart } from "../cart/syncPendingCart.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { retryWithoutSession } from "./retryWithoutSession.ts"
import { toSignInRefused } from "./toSignInRefused.ts"
import { storeSession } from "./storeSession.ts"
import { type Credentials, AuthGateway } from "./AuthGateway.ts"

/**
 * Opens a session with logon and password and keeps it in place of the guest's (specification, section 4). Fails with
 * `SignInRefused` for what is no logon, for a pair that does not belong together and for a captcha that is asked for,
 * and with
 * `RateLimited` after too many tries.
 */
export const signIn = Effect.fn("account.signIn")(function* (credentials: Credentials, captcha?: SolvedCaptcha) {
  const logon = parseLoginId(credentials.logon)
  const reasons = [
    ...(logon === undefined
      ? [{ field: "logon", rule: credentials.logon.trim() === "" ? "required" : "pattern" }]
      : []),
    ...(Redacted.value(credentials.password) === "" ? [{ field: "password", rule: "required" }] : []),
  ]
  if (logon === undefined || reasons.length > 0) return yield* new SignInRefused({ reasons })
  const gateway = yield* AuthGateway
  yield* syncPendingCart()
  const session = yield* Effect.mapError(
    retryWithoutSession(gateway.login({ ...credentials, logon: logon.text }, captcha)),
    toSignInRefused,
  )
  return yield* storeSession(session, credentials.rememberMe)
})
