import * as Effect from "effect/Effect"
import { SignInRefused } from "../../../domain/account/SignInRefused.ts"
import { validateRegistrationDetails } from "../../../domain/account/validateRegistration.ts"
import { track } from "../../analytics/Analytics.ts"
import { syncPendingCart } from "../../cart/pending/syncPendingCart.ts"
import type { SolvedCaptcha } from "../../shared/SolvedCaptcha.ts"
import { retryWithoutSession } from "./retryWithoutSession.ts"
import { toSignInRefused } from "./toSignInRefused.ts"
import { storeSession } from "./storeSession.ts"
import { AuthGateway, type SocialCredentials } from "./AuthGateway.ts"

/**
 * Signs in with the credentials of a social provider; with a registration it creates an account for an identity that is
 * not linked yet. Fails with `SignInRefused`: `code` when the provider's response has expired, `social` when no account
 * is linked yet. In the second case the response stays valid for a registration.
 */
export const signInWithProvider = Effect.fn("account.signInWithProvider")(function* (
  credentials: SocialCredentials,
  captcha?: SolvedCaptcha,
) {
  const reasons = credentials.registration === undefined ? [] : validateRegistrationDetails(credentials.registration)
  if (reasons.length > 0) return yield* new SignInRefused({ reasons })
  const gateway = yield* AuthGateway
  yield* syncPendingCart()
  const session = yield* Effect.mapError(
    retryWithoutSession(gateway.socialLogin(credentials, captcha)),
    toSignInRefused,
  )
  const stored = yield* storeSession(session, credentials.registration?.rememberMe)
  yield* track({ name: credentials.registration === undefined ? "login" : "sign_up", method: credentials.socialType })
  return stored
})
