import type { AccountRefusedReason } from "./AccountChangeRefused.ts"
import { isCode } from "./CodePurpose.ts"
import { parseLoginId } from "./LoginId.ts"
import { passwordWeaknesses } from "./passwordGuidance.ts"
import type { User } from "./User.ts"
import { hasPassword } from "./User.ts"

/** Form values of an email change, with its verification. */
export interface EmailChangeInput {
  readonly newEmail: string
  readonly password?: string
  readonly code?: string
}

/** Form values of a password change. */
export interface PasswordChangeInput {
  readonly oldPassword?: string
  readonly newPassword: string
  readonly newPasswordConfirm: string
}

/** Returns the normalized email address, or `undefined` when it is invalid. */
export function parseEmail(typed: string): string | undefined {
  const logon = parseLoginId(typed)
  return logon?.kind === "email" ? logon.text : undefined
}

/** Returns the phone number in international form, or `undefined` when it is invalid. */
export function parsePhone(typed: string): string | undefined {
  const logon = parseLoginId(typed)
  return logon?.kind === "phone" ? logon.text : undefined
}

/**
 * Validates an email change. It requires the account's password if there is one, or a code that was sent to the new
 * address.
 */
export function validateEmailChange(
  { newEmail, password = "", code = "" }: EmailChangeInput,
  user: Pick<User, "email" | "logonKinds">,
): readonly AccountRefusedReason[] {
  const typed = parseEmail(newEmail)
  return [
    ...(typed === undefined ? [{ field: "newEmail", rule: newEmail.trim() === "" ? "required" : "email" }] : []),
    ...(typed !== undefined && typed === user.email ? [{ field: "newEmail", rule: "unchanged" }] : []),
    ...(password === "" && code === "" ? [{ field: hasPassword(user) ? "password" : "code", rule: "required" }] : []),
    ...validateCode(code),
  ]
}

/** Validates a new password (S5; R9). The current password is required if there is one. */
export function validatePasswordChange(
  { oldPassword = "", newPassword, newPasswordConfirm }: PasswordChangeInput,
  user: Pick<User, "logonKinds">,
): readonly AccountRefusedReason[] {
  const rules = passwordWeaknesses(newPassword)
  return [
    ...(hasPassword(user) && oldPassword === "" ? [{ field: "oldPassword", rule: "required" }] : []),
    ...rules.map((rule) => ({ field: "newPassword", rule })),
    ...(rules.length === 0 && newPassword === oldPassword ? [{ field: "newPassword", rule: "unchanged" }] : []),
    ...(newPassword === newPasswordConfirm ? [] : [{ field: "newPasswordConfirm", rule: "equal" }]),
  ]
}

export function validatePhoneNumber(phone: string): readonly AccountRefusedReason[] {
  return parsePhone(phone) === undefined ? [{ field: "phone", rule: phone.trim() === "" ? "required" : "phone" }] : []
}

/** Validates a typed code; an empty one is not reported here. */
export function validateCode(code: string): readonly AccountRefusedReason[] {
  return code === "" || isCode(code) ? [] : [{ field: "code", rule: "code" }]
}
