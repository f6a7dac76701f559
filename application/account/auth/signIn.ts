import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { SignInRefused } from "../../../domain/account/SignInRefused.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { track } from "../../analytics/Analytics.ts"
import { syncPendingCart } from "../../cart/pending/syncPendingCart.ts"
import type { SolvedCaptcha } from "../../shared/SolvedCaptcha.ts"
import { retryWithoutSession } from "./retryWithoutSession.ts"
import { toSignInRefused } from "./toSignInRefused.ts"
import { storeSession } from "./storeSession.ts"
import { type Credentials, AuthGateway } from "./AuthGateway.ts"

/**
 * Opens a session with login ID and password and stores it in place of the guest session (S4.1).
 * Fails with `SignInRefused` for invalid input, wrong credentials and a required captcha, and with `RateLimited` after
 * too many attempts.
 *
 * @example
 * ```ts
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 * import { testRoot } from "adapters/composition/testRoot.ts"
 * import { signIn } from "application/account/auth/signIn.ts"
 * import { aStore } from "tests/support/builders/aStore.ts"
 *
 * const store = aStore()
 * const scope = { store, language: store.languages[0], catalogId: store.catalogs[0].id }
 * const { context } = testRoot(scope)
 * const refused = Effect.flip(signIn({ logon: "alma@example.com", password: Redacted.make("") }))
 * const error = await Effect.runPromise(Effect.provideContext(refused, context))
 * error._tag // → "SignInRefused"
 * ```
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
  const stored = yield* storeSession(session, credentials.rememberMe)
  yield* track({ name: "login", method: "password" })
  return stored
})
