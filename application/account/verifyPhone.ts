import * as Effect from "effect/Effect"
import { isCode } from "../../domain/account/CodePurpose.ts"
import { SignInRefused } from "../../domain/account/SignInRefused.ts"
import { parseLoginId } from "../../domain/account/LoginId.ts"
import { toAsciiDigits } from "../../domain/shared/toAsciiDigits.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { retryWithoutSession } from "./auth/retryWithoutSession.ts"
import { toSignInRefused } from "./auth/toSignInRefused.ts"
import { VerificationGateway } from "./VerificationGateway.ts"

/**
 * Sends the code that verifies a phone number before registration, and returns the normalized number. Fails with
 * `RateLimited` after too many codes.
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

/** Verifies the number with the newest code; this session can register with it for ten minutes. */
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
