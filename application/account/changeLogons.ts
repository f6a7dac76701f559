import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { TypedEmailChange, TypedPasswordChange } from "../../domain/account/accountChangeProblems.ts"
import {
  codeProblems,
  emailChangeProblems,
  emailOf,
  passwordChangeProblems,
  phoneOf,
  phoneProblems,
} from "../../domain/account/accountChangeProblems.ts"
import { phonePurpose } from "../../domain/account/CodePurpose.ts"
import type { User } from "../../domain/account/User.ts"
import { hasPassword } from "../../domain/account/User.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { requireNone } from "./accountChangeRefusal.ts"
import { changedUser } from "./changedUser.ts"
import { LogonGateway } from "./LogonGateway.ts"
import { ProfileGateway } from "./ProfileGateway.ts"
import { ProofGateway } from "./ProofGateway.ts"

/** Who asks, as the page knows them. */
export type Asker = Pick<User, "email" | "logonKinds">

/**
 * Another e-mail address, proved by the password, by a code that was sent to it, or by both. Fails with
 * `AccountChangeRefused` and asks the shop nothing when a field is wrong.
 */
export const changeEmail = Effect.fn("account.changeEmail")(function* (
  typed: TypedEmailChange,
  asker: Asker,
  captcha?: SolvedCaptcha,
) {
  yield* requireNone(emailChangeProblems(typed, asker))
  const profile = yield* ProfileGateway
  const { newEmail, password = "", code = "" } = typed
  return yield* changedUser(
    profile.updateEmail(
      {
        newEmail: emailOf(newEmail) ?? newEmail,
        ...(password === "" ? {} : { password: Redacted.make(password) }),
        ...(code === "" ? {} : { code }),
      },
      captcha,
    ),
  )
})

/** A first e-mail address to log in with, proved by the code that was sent to it for `EMAIL_LOGON`. */
export const addEmailLogon = Effect.fn("account.addEmailLogon")(function* (
  typed: string,
  code: string,
  captcha?: SolvedCaptcha,
) {
  const email = emailOf(typed)
  yield* requireNone([
    ...(email === undefined ? [{ field: "newEmail", rule: typed.trim() === "" ? "required" : "email" }] : []),
    ...requiredCode(code),
  ])
  const logons = yield* LogonGateway
  return yield* changedUser(logons.setEmailLogon(email ?? typed, code, captcha))
})

/**
 * Another password, or a first one where the account has none; sessions elsewhere end. Refused before it is sent when
 * it breaks the rule of section 5.
 */
export const changePassword = Effect.fn("account.changePassword")(function* (
  typed: TypedPasswordChange,
  asker: Asker,
  captcha?: SolvedCaptcha,
) {
  yield* requireNone(passwordChangeProblems(typed, asker))
  const logons = yield* LogonGateway
  const password = Redacted.make(typed.newPassword)
  return yield* changedUser(
    hasPassword(asker)
      ? logons.changePassword(password, Redacted.make(typed.oldPassword ?? ""), captcha)
      : logons.setPasswordLogon(password, captcha),
  )
})

/** Keeps a telephone number, proved by a code that was sent to it; one may log in by it when `isLogon`. */
export const changePhone = Effect.fn("account.changePhone")(function* (
  typed: string,
  code: string,
  isLogon: boolean,
  captcha?: SolvedCaptcha,
) {
  yield* requireNone([...phoneProblems(typed), ...requiredCode(code)])
  const proofs = yield* ProofGateway
  return yield* changedUser(proofs.validatePhone(phoneOf(typed) ?? typed, code, phonePurpose(isLogon), captcha))
})

/** Nobody logs in by the telephone number any more. Refused with `lastLogon` where there is no other way in. */
export const removePhoneLogon = Effect.fn("account.removePhoneLogon")(function* () {
  const logons = yield* LogonGateway
  return yield* changedUser(logons.deletePhoneLogon)
})

function requiredCode(code: string) {
  return code.trim() === "" ? [{ field: "code", rule: "required" }] : codeProblems(code)
}
