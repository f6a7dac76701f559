import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { SignInRefused } from "../../../domain/account/SignInRefused.ts"
import type { RegistrationDetails } from "../../../domain/account/Registration.ts"
import type { SocialProvider } from "../../../domain/account/SocialProvider.ts"
import { IdGenerator } from "../../platform/IdGenerator.ts"
import { PageNavigator } from "../../platform/PageNavigator.ts"
import { storedValue } from "../../platform/StoredValue.ts"
import type { SolvedCaptcha } from "../../shared/SolvedCaptcha.ts"
import { signInWithProvider } from "./signInWithProvider.ts"

/** Maximum time a customer may spend at the provider. */
const PROVIDER_TIMEOUT = Duration.minutes(30)

const PendingSocialLogin = Schema.Struct({
  socialType: Schema.String,
  /** Random state that only this browser and the provider's response know (CSRF protection). */
  state: Schema.String,
  /** Page of the store to continue to after signing in. */
  returnTo: Schema.String,
  /** Milliseconds since 1970. */
  startedAt: Schema.Number,
})

const stored = storedValue("social-login", 1, PendingSocialLogin)

/** Parameters of the provider's redirect back to the store. */
export interface SocialLoginCallback {
  readonly socialType: string
  readonly code: Redacted.Redacted<string>
  readonly state: string | undefined
}

/**
 * Redirects to a provider, which redirects back to `callbackAddress`. The state stored on this device later proves that
 * the sign-in began here, which prevents login CSRF.
 */
export const beginSocialLogin = Effect.fn("account.beginSocialLogin")(function* (
  provider: Pick<SocialProvider, "type" | "address">,
  callbackAddress: string,
  returnTo: string,
) {
  const ids = yield* IdGenerator
  const state = yield* ids.uuid
  yield* stored.write({ socialType: provider.type, state, returnTo, startedAt: yield* Clock.currentTimeMillis })
  const navigator = yield* PageNavigator
  yield* navigator.go(withParameter(provider.address, "redirectUri", withParameter(callbackAddress, "state", state)))
})

/**
 * Completes a sign-in with a provider's response, as `signInWithProvider` does, and returns the page to continue to.
 * Fails with `SignInRefused` and the field `state` when the sign-in did not begin in this browser.
 */
export const finishSocialLogin = Effect.fn("account.finishSocialLogin")(function* (
  { socialType, code, state }: SocialLoginCallback,
  registration?: RegistrationDetails,
  captcha?: SolvedCaptcha,
) {
  const now = yield* Clock.currentTimeMillis
  const start = Option.filter(
    yield* stored.read,
    (saved) =>
      saved.state === state &&
      saved.socialType === socialType &&
      Math.abs(now - saved.startedAt) < Duration.toMillis(PROVIDER_TIMEOUT),
  )
  if (Option.isNone(start)) return yield* new SignInRefused({ reasons: [{ field: "state", rule: "unknown" }] })
  const session = yield* signInWithProvider(
    { socialType, code, ...(registration === undefined ? {} : { registration }) },
    captcha,
  )
  yield* stored.remove
  return { session, returnTo: start.value.returnTo }
})

function withParameter(address: string, name: string, value: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`
}
