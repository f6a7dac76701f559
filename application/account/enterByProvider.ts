import * as Effect from "effect/Effect"
import { EntryRefused } from "../../domain/account/EntryRefusal.ts"
import { registrationDetailProblems } from "../../domain/account/registrationProblems.ts"
import { persistGuestCart } from "../cart/persistGuestCart.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { asNewcomer } from "./asNewcomer.ts"
import { asEntryRefusal } from "./entryRefusal.ts"
import { keepEntrance } from "./keepEntrance.ts"
import { LogonGateway, type SocialCredentials } from "./LogonGateway.ts"

/**
 * Comes in by what a provider gave; with a registration an account is made for an identity that nobody linked. Fails
 * with
 * `EntryRefused`: `code` when the provider's answer is no longer good, `social` when no account is linked yet; then the
 * answer stays good for a registration.
 */
export const enterByProvider = Effect.fn("account.socialLogin")(function* (
  credentials: SocialCredentials,
  captcha?: SolvedCaptcha,
) {
  const problems = credentials.registration === undefined ? [] : registrationDetailProblems(credentials.registration)
  if (problems.length > 0) return yield* new EntryRefused({ problems })
  const gateway = yield* LogonGateway
  yield* persistGuestCart()
  const session = yield* Effect.mapError(asNewcomer(gateway.socialLogin(credentials, captcha)), asEntryRefusal)
  return yield* keepEntrance(session, credentials.registration?.rememberMe)
})
