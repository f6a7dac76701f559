import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { stepSessionMachine } from "../../domain/session/sessionMachine.ts"
import { redirectToLogin } from "./redirectToLogin.ts"
import { SessionHolder } from "./SessionHolder.ts"

/**
 * Ends the session that an answer with body code 4 says has expired: its tokens go, and the shopper is led to the page
 * that says so (specification, section 8). The device's memory of the cart stays.
 *
 * Nothing happens when the session is another by now than the one the call was made in: one page for many calls.
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
