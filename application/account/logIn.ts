import * as Effect from "effect/Effect"
import { SessionHolder } from "../session/SessionHolder.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { type Credentials, LogonGateway } from "./LogonGateway.ts"

/** Opens a session with logon and password and keeps it in place of the guest's (specification, section 4). */
export const logIn = Effect.fn("account.login")(function* (credentials: Credentials, captcha?: SolvedCaptcha) {
  const gateway = yield* LogonGateway
  const session = yield* gateway.login(credentials, captcha)
  const holder = yield* SessionHolder
  yield* holder.keep(session, "registered")
  return session
})
