import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { stepSessionMachine } from "../../domain/session/sessionMachine.ts"
import { redirectToLogin } from "./redirectToLogin.ts"
import { SessionHolder } from "./SessionHolder.ts"

/**
 * Ends the session after a response with body code 4: clears its tokens and redirects to the session expired page
 * (S8.3). The device's copy of the cart stays.
 *
 * Does nothing when the session has changed since the call was sent, so that several failed calls redirect once.
 */
export const expireSession = Effect.fn("session.expireSession")(function* (
  usedToken: Option.Option<Redacted.Redacted<string>>,
) {
  const holder = yield* SessionHolder
  const now = Option.map(yield* holder.accessToken, Redacted.value)
  const isOtherSession =
    Option.isSome(now) && now.value !== Option.getOrUndefined(Option.map(usedToken, Redacted.value))
  const { effect } = stepSessionMachine((yield* holder.current).state, { type: "expired" })
  if (isOtherSession || effect !== "showExpired") return
  yield* holder.clear
  yield* redirectToLogin("sessionExpired")
})
