import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { EmailChangeInput, PasswordChangeInput } from "../../domain/account/validateAccountChanges.ts"
import {
  validateCode,
  validateEmailChange,
  parseEmail,
  validatePasswordChange,
  parsePhone,
  validatePhoneNumber,
} from "../../domain/account/validateAccountChanges.ts"
import { phonePurpose } from "../../domain/account/CodePurpose.ts"
import type { User } from "../../domain/account/User.ts"
import { hasPassword } from "../../domain/account/User.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { refuseIfAny } from "./toAccountChangeRefused.ts"
import { changeAndReloadUser } from "./changeAndReloadUser.ts"
import { AuthGateway } from "./AuthGateway.ts"
import { ProfileGateway } from "./ProfileGateway.ts"
import { VerificationGateway } from "./VerificationGateway.ts"

/** Who asks, as the page knows them. */
export type CurrentUser = Pick<User, "email" | "logonKinds">

/**
 * Another e-mail address, proved by the password, by a code that was sent to it, or by both. Fails with
 * `AccountChangeRefused` and asks the shop nothing when a field is wrong.
 */
export const changeEmail = Effect.fn("account.changeEmail")(function* (
  typed: EmailChangeInput,
  currentUser: CurrentUser,
  captcha?: SolvedCaptcha,
) {
  yield* refuseIfAny(validateEmailChange(typed, currentUser))
  const profile = yield* ProfileGateway
  const { newEmail, password = "", code = "" } = typed
  return yield* changeAndReloadUser(
    profile.updateEmail(
      {
        newEmail: parseEmail(newEmail) ?? newEmail,
        ...(password === "" ? {} : { password: Redacted.make(password) }),
        ...(code === "" ? {} : { code }),
      },
      captcha,
    ),
  )
})

/** A first e-mail address to log in with, proved by the code that was sent to it for `EMAIL_LOGON`. */
export const addEmailLogin = Effect.fn("account.addEmailLogin")(function* (
  typed: string,
  code: string,
  captcha?: SolvedCaptcha,
) {
  const email = parseEmail(typed)
  yield* refuseIfAny([
    ...(email === undefined ? [{ field: "newEmail", rule: typed.trim() === "" ? "required" : "email" }] : []),
    ...requiredCode(code),
  ])
  const logons = yield* AuthGateway
  return yield* changeAndReloadUser(logons.setEmailLogon(email ?? typed, code, captcha))
})

/**
 * Another password, or a first one where the account has none; sessions elsewhere end. Refused before it is sent when
 * it breaks the rule of section 5.
 */
export const changePassword = Effect.fn("account.changePassword")(function* (
  typed: PasswordChangeInput,
  currentUser: CurrentUser,
  captcha?: SolvedCaptcha,
) {
  yield* refuseIfAny(validatePasswordChange(typed, currentUser))
  const logons = yield* AuthGateway
  const password = Redacted.make(typed.newPassword)
  return yield* changeAndReloadUser(
    hasPassword(currentUser)
      ? logons.changePassword(password, Redacted.make(typed.oldPassword ?? ""), captcha)
      : logons.setPasswordLogon(password, captcha),
  )
})

/** Keeps a telephone number, proved by a code that was sent to it; one may log in by it when `isLoginMethod`. */
export const changePhone = Effect.fn("account.changePhone")(function* (
  typed: string,
  code: string,
  isLoginMethod: boolean,
  captcha?: SolvedCaptcha,
) {
  yield* refuseIfAny([...validatePhoneNumber(typed), ...requiredCode(code)])
  const verification = yield* VerificationGateway
  return yield* changeAndReloadUser(
    verification.validatePhone(parsePhone(typed) ?? typed, code, phonePurpose(isLoginMethod), captcha),
  )
})

/** Nobody logs in by the telephone number any more. Refused with `lastLogon` where there is no other way in. */
export const removePhoneLogin = Effect.fn("account.removePhoneLogin")(function* () {
  const logons = yield* AuthGateway
  return yield* changeAndReloadUser(logons.deletePhoneLogon)
})

function requiredCode(code: string) {
  return code.trim() === "" ? [{ field: "code", rule: "required" }] : validateCode(code)
}
