import * as Effect from "effect/Effect"
import { isCode } from "../../domain/account/CodePurpose.ts"
import { SignInRefused } from "../../domain/account/SignInRefused.ts"
import { parseLoginId } from "../../domain/account/LoginId.ts"
import { toAsciiDigits } from "../../domain/shared/toAsciiDigits.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { retryWithoutSession } from "./retryWithoutSession.ts"
import { toSignInRefused } from "./toSignInRefused.ts"
import { VerificationGateway } from "./VerificationGateway.ts"

/**
 * Sends the code by which a telephone number is proved before one registers with it, and answers the number as the shop
 * knows it.
 * `RateLimited` after too many.
 */
export const sendRegistrationCode = Effect.fn("account.sendRegistrationCode")(function* (
  typed: string,
  captcha?: SolvedCaptcha,
) {
  const phone = yield* requirePhone(typed)
  const verification = yield* VerificationGateway
  yield* Effect.mapError(
    retryWithoutSession(verification.sendValidationCode({ type: "SMS", phone }, "REGISTER", captcha)),
    toSignInRefused,
  )
  return phone
})

/** Proves the number by the newest code; for ten minutes this session may register with it. */
export const verifyRegistrationPhone = Effect.fn("account.verifyRegistrationPhone")(function* (
  typed: string,
  typedCode: string,
) {
  const phone = yield* requirePhone(typed)
  const code = toAsciiDigits(typedCode).replace(/\s/g, "")
  if (!isCode(code)) return yield* new SignInRefused({ reasons: [{ field: "code", rule: "pattern" }] })
  const verification = yield* VerificationGateway
  return yield* Effect.mapError(verification.validateUserCode({ type: "SMS", phone }, code), toSignInRefused)
})

const requirePhone = Effect.fnUntraced(function* (typed: string) {
  const logon = parseLoginId(typed)
  return logon?.kind === "phone"
    ? logon.text
    : yield* new SignInRefused({ reasons: [{ field: "logon", rule: "pattern" }] })
})
