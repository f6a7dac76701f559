import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { GuestOrderToken } from "../../../domain/account/Registration.ts"
import { SignInRefused } from "../../../domain/account/SignInRefused.ts"
import { track } from "../../analytics/Analytics.ts"
import { syncPendingCart } from "../../cart/pending/syncPendingCart.ts"
import { retryWithoutSession } from "../auth/retryWithoutSession.ts"
import { storeSession } from "../auth/storeSession.ts"
import { toSignInRefused } from "../auth/toSignInRefused.ts"
import { PasskeyDevice } from "./PasskeyDevice.ts"
import { PasskeyGateway } from "./PasskeyGateway.ts"

/** A request among the suggestions is renewed before its challenge expires, which takes five minutes. */
const SUGGESTION_LIFETIME = Duration.minutes(4)
/** An open page stops renewing after about an hour. */
const MAX_SUGGESTIONS = 15

/** Where the browser shows the passkeys, and properties of the session. */
export interface PasskeySignIn {
  readonly by: "dialog" | "suggestion"
  readonly guestTokens?: readonly GuestOrderToken[]
  /** Whether the session outlives the browser. Default: true. */
  readonly rememberMe?: boolean
}

/**
 * Signs in with a passkey of the device and stores the session in place of the guest session (S4.1). Fails with
 * `SignInRefused` and the field `passkey`: `cancelled`, `unavailable`, `credentials` when it cannot be verified,
 * `unknown` when no account has it; the device then stops offering it.
 */
export const signInWithPasskey = Effect.fn("account.signInWithPasskey")(function* ({ by, ...session }: PasskeySignIn) {
  const gateway = yield* PasskeyGateway
  const device = yield* PasskeyDevice
  if (by === "suggestion" && !(yield* device.suggestsPasskeys)) return yield* refused("unavailable")
  const { request, used } = yield* askDevice(by)
  yield* syncPendingCart()
  const signedIn = yield* retryWithoutSession(gateway.signInWithPasskey(request.challengeId, used, session)).pipe(
    Effect.mapError(toSignInRefused),
    Effect.tapError((error) =>
      error._tag === "SignInRefused" && error.reasons.some(({ rule }) => rule === "unknown")
        ? device.reportUnknown(request.rpId, used.id)
        : Effect.void,
    ),
  )
  const stored = yield* storeSession(signedIn, session.rememberMe)
  yield* track({ name: "login", method: "passkey" })
  return stored
})

const askDevice = Effect.fnUntraced(function* (by: PasskeySignIn["by"]) {
  const gateway = yield* PasskeyGateway
  const device = yield* PasskeyDevice
  const ask = Effect.gen(function* () {
    const request = yield* Effect.mapError(gateway.startPasskeySignIn, toSignInRefused)
    const used = yield* Effect.catch(device.use(request, by), ({ rule }) => refused(rule))
    return { request, used }
  })
  if (by === "dialog") return yield* ask
  for (let count = 0; count < MAX_SUGGESTIONS; count += 1) {
    const answer = yield* Effect.timeoutOption(ask, SUGGESTION_LIFETIME)
    if (Option.isSome(answer)) return answer.value
  }
  return yield* refused("cancelled")
})

const refused = (rule: string) => Effect.fail(new SignInRefused({ reasons: [{ field: "passkey", rule }] }))
