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
import { AuthGateway } from "./auth/AuthGateway.ts"
import { ProfileGateway } from "./ProfileGateway.ts"
import { VerificationGateway } from "./VerificationGateway.ts"

/** The current user's login data that the page knows. */
export type CurrentUser = Pick<User, "email" | "logonKinds">

/**
 * Changes the email address, verified by the password, by a code sent to it, or by both. Fails with
 * `AccountChangeRefused`, before any call when a field is invalid.
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

/** Adds the first email address as a login ID, verified by the code that was sent to it for `EMAIL_LOGON`. */
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
 * Changes the password, or sets the first one; other sessions end. Fails before any call when the password breaks the
 * rule of S5.4.
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

/** Saves a phone number, verified by a code sent to it. With `isLoginMethod` it becomes a login ID. */
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

/** Removes the phone number as a login ID. Fails with `lastLogon` when it is the only sign-in method. */
export const removePhoneLogin = Effect.fn("account.removePhoneLogin")(function* () {
  const logons = yield* AuthGateway
  return yield* changeAndReloadUser(logons.deletePhoneLogon)
})

function requiredCode(code: string) {
  return code.trim() === "" ? [{ field: "code", rule: "required" }] : validateCode(code)
}
