import * as Effect from "effect/Effect"
import { SignInRefused } from "../../../domain/account/SignInRefused.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import type { Registration } from "../../../domain/account/Registration.ts"
import { validateRegistration } from "../../../domain/account/validateRegistration.ts"
import { track } from "../../analytics/Analytics.ts"
import { syncPendingCart } from "../../cart/pending/syncPendingCart.ts"
import type { SolvedCaptcha } from "../../shared/SolvedCaptcha.ts"
import { retryWithoutSession } from "./retryWithoutSession.ts"
import { toSignInRefused } from "./toSignInRefused.ts"
import { storeSession } from "./storeSession.ts"
import { AuthGateway } from "./AuthGateway.ts"

/**
 * Creates an account and stores its session. Validates before any call. Fails with `SignInRefused`, which lists every
 * error, including a login ID already in use, a required captcha and an unverified phone number.
 */
export const registerCustomer = Effect.fn("account.register")(function* (
  registration: Registration,
  captcha?: SolvedCaptcha,
) {
  const reasons = validateRegistration(registration)
  if (reasons.length > 0) return yield* new SignInRefused({ reasons })
  const gateway = yield* AuthGateway
  const logon = parseLoginId(registration.logon)?.text ?? registration.logon
  yield* syncPendingCart()
  const session = yield* Effect.mapError(
    retryWithoutSession(gateway.registerUser({ ...registration, logon }, captcha)),
    toSignInRefused,
  )
  const stored = yield* storeSession(session, registration.rememberMe)
  yield* track({ name: "sign_up", method: "password" })
  return stored
})
