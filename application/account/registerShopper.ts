import * as Effect from "effect/Effect"
import type { Registration } from "../../domain/account/Registration.ts"
import { registrationProblems } from "../../domain/account/registrationProblems.ts"
import { RegistrationRefused } from "../../domain/account/RegistrationRefusal.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { LogonGateway } from "./LogonGateway.ts"

/**
 * Makes an account and keeps its session. What the shop would refuse in any case is not sent: fails with
 * `RegistrationRefused` and every problem.
 */
export const registerShopper = Effect.fn("account.register")(function* (registration: Registration, captcha?: SolvedCaptcha) {
  const problems = registrationProblems(registration)
  if (problems.length > 0) return yield* new RegistrationRefused({ problems })
  const gateway = yield* LogonGateway
  const session = yield* gateway.registerUser(registration, captcha)
  const holder = yield* SessionHolder
  yield* holder.keep(session, "registered")
  return session
})
