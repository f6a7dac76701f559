import * as Effect from "effect/Effect"
import { EntryRefused } from "../../domain/account/EntryRefusal.ts"
import { logonOf } from "../../domain/account/Logon.ts"
import type { Registration } from "../../domain/account/Registration.ts"
import { registrationProblems } from "../../domain/account/registrationProblems.ts"
import { persistGuestCart } from "../cart/persistGuestCart.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { asNewcomer } from "./asNewcomer.ts"
import { asEntryRefusal } from "./entryRefusal.ts"
import { keepEntrance } from "./keepEntrance.ts"
import { LogonGateway } from "./LogonGateway.ts"

/**
 * Makes an account and keeps its session. What the shop would refuse in any case is not sent: fails with `EntryRefused`
 * and every problem, also for a logon that somebody has, a captcha that is asked for, and a telephone number that was
 * not proved.
 */
export const registerShopper = Effect.fn("account.register")(function* (
  registration: Registration,
  captcha?: SolvedCaptcha,
) {
  const problems = registrationProblems(registration)
  if (problems.length > 0) return yield* new EntryRefused({ problems })
  const gateway = yield* LogonGateway
  const logon = logonOf(registration.logon)?.text ?? registration.logon
  yield* persistGuestCart()
  const session = yield* Effect.mapError(
    asNewcomer(gateway.registerUser({ ...registration, logon }, captcha)),
    asEntryRefusal,
  )
  return yield* keepEntrance(session, registration.rememberMe)
})
