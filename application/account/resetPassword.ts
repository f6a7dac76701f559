import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { isCode } from "../../domain/account/CodePurpose.ts"
import { EntryRefused } from "../../domain/account/EntryRefusal.ts"
import { logonOf } from "../../domain/account/Logon.ts"
import { weaknesses } from "../../domain/account/passwordGuidance.ts"
import { asciiDigits } from "../../domain/shared/asciiDigits.ts"
import { isEmail } from "../../domain/shared/isEmail.ts"
import { normalizedEmail } from "../../domain/shared/normalizedEmail.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { asNewcomer } from "./asNewcomer.ts"
import { asEntryRefusal } from "./entryRefusal.ts"
import { LogonGateway, type PasswordReset } from "./LogonGateway.ts"

/**
 * For whoever forgot the password: sends a code, or takes it with the new password (specification, section 5: SMS or
 * EMAIL).
 *
 * The shop never tells whether there is such an account. Fails with `EntryRefused` for what cannot be sent and for a
 * code that is wrong, used or old, with `RateLimited` after too many codes or tries.
 */
export const resetPassword = Effect.fn("account.resetPassword")(function* (
  reset: PasswordReset,
  captcha?: SolvedCaptcha,
) {
  const logon = logonOf(reset.logon)
  const code = asciiDigits(reset.proof?.code ?? "").replace(/\s/g, "")
  const problems = [
    ...(logon === undefined ? [{ field: "logon", rule: reset.logon.trim() === "" ? "required" : "pattern" }] : []),
    ...(reset.email === undefined || isEmail(reset.email.trim())
      ? []
      : [{ field: "email", rule: reset.email.trim() === "" ? "required" : "email" }]),
    ...(reset.proof === undefined
      ? []
      : [
          ...(isCode(code) ? [] : [{ field: "code", rule: "pattern" }]),
          ...weaknesses(Redacted.value(reset.proof.newPassword)).map((rule) => ({ field: "password", rule })),
        ]),
  ]
  if (logon === undefined || problems.length > 0) return yield* new EntryRefused({ problems })
  const gateway = yield* LogonGateway
  const { email, proof } = reset
  return yield* Effect.mapError(
    asNewcomer(
      gateway.resetPassword(
        {
          logon: logon.text,
          type: reset.type,
          ...(email === undefined ? {} : { email: normalizedEmail(email).toLowerCase() }),
          ...(proof === undefined ? {} : { proof: { ...proof, code } }),
        },
        captcha,
      ),
    ),
    asEntryRefusal,
  )
})
