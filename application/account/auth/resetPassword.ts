import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { isCode } from "../../../domain/account/CodePurpose.ts"
import { SignInRefused } from "../../../domain/account/SignInRefused.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { passwordWeaknesses } from "../../../domain/account/passwordGuidance.ts"
import { toAsciiDigits } from "../../../domain/shared/toAsciiDigits.ts"
import { isEmail } from "../../../domain/shared/isEmail.ts"
import { normalizeEmail } from "../../../domain/shared/normalizeEmail.ts"
import type { SolvedCaptcha } from "../../shared/SolvedCaptcha.ts"
import { retryWithoutSession } from "./retryWithoutSession.ts"
import { toSignInRefused } from "./toSignInRefused.ts"
import { AuthGateway, type PasswordReset } from "./AuthGateway.ts"

/**
 * Resets a forgotten password: sends a code, or verifies it together with the new password (S5.25:
 * SMS or EMAIL).
 *
 * Never reveals whether the account exists. Fails with `SignInRefused` for invalid input and for a wrong, used or
 * expired code, and with `RateLimited` after too many codes or attempts.
 */
export const resetPassword = Effect.fn("account.resetPassword")(function* (
  reset: PasswordReset,
  captcha?: SolvedCaptcha,
) {
  const logon = parseLoginId(reset.logon)
  const code = toAsciiDigits(reset.proof?.code ?? "").replace(/\s/g, "")
  const reasons = [
    ...(logon === undefined ? [{ field: "logon", rule: reset.logon.trim() === "" ? "required" : "pattern" }] : []),
    ...(reset.email === undefined || isEmail(reset.email.trim())
      ? []
      : [{ field: "email", rule: reset.email.trim() === "" ? "required" : "email" }]),
    ...(reset.proof === undefined
      ? []
      : [
          ...(isCode(code) ? [] : [{ field: "code", rule: "pattern" }]),
          ...passwordWeaknesses(Redacted.value(reset.proof.newPassword)).map((rule) => ({ field: "password", rule })),
        ]),
  ]
  if (logon === undefined || reasons.length > 0) return yield* new SignInRefused({ reasons })
  const gateway = yield* AuthGateway
  const { email, proof } = reset
  return yield* Effect.mapError(
    retryWithoutSession(
      gateway.resetPassword(
        {
          logon: logon.text,
          type: reset.type,
          ...(email === undefined ? {} : { email: normalizeEmail(email).toLowerCase() }),
          ...(proof === undefined ? {} : { proof: { ...proof, code } }),
        },
        captcha,
      ),
    ),
    toSignInRefused,
  )
})
