import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { EntryRefused } from "../../domain/account/EntryRefusal.ts"
import { logonOf } from "../../domain/account/Logon.ts"
import { persistGuestCart } from "../cart/persistGuestCart.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { asNewcomer } from "./asNewcomer.ts"
import { asEntryRefusal } from "./entryRefusal.ts"
import { keepEntrance } from "./keepEntrance.ts"
import { type Credentials, LogonGateway } from "./LogonGateway.ts"

/**
 * Opens a session with logon and password and keeps it in place of the guest's (specification, section 4). Fails with
 * `EntryRefused` for what is no logon, for a pair that does not belong together and for a captcha that is asked for,
 * and with
 * `RateLimited` after too many tries.
 */
export const logIn = Effect.fn("account.login")(function* (credentials: Credentials, captcha?: SolvedCaptcha) {
  const logon = logonOf(credentials.logon)
  const problems = [
    ...(logon === undefined
      ? [{ field: "logon", rule: credentials.logon.trim() === "" ? "required" : "pattern" }]
      : []),
    ...(Redacted.value(credentials.password) === "" ? [{ field: "password", rule: "required" }] : []),
  ]
  if (logon === undefined || problems.length > 0) return yield* new EntryRefused({ problems })
  const gateway = yield* LogonGateway
  yield* persistGuestCart()
  const session = yield* Effect.mapError(
    asNewcomer(gateway.login({ ...credentials, logon: logon.text }, captcha)),
    asEntryRefusal,
  )
  return yield* keepEntrance(session, credentials.rememberMe)
})
