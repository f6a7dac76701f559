import type { AccountRefusedReason } from "./AccountChangeRefused.ts"
import { isCode } from "./CodePurpose.ts"
import { parseLoginId } from "./LoginId.ts"
import { passwordWeaknesses } from "./passwordGuidance.ts"
import type { User } from "./User.ts"
import { hasPassword } from "./User.ts"

/** Another e-mail address as it was typed, with what proves it. */
export interface EmailChangeInput {
  readonly newEmail: string
  readonly password?: string
  readonly code?: string
}

/** A new password as it was typed, twice. */
export interface PasswordChangeInput {
  readonly oldPassword?: string
  readonly newPassword: string
  readonly newPasswordConfirm: string
}

/** The e-mail address that a text is, in the form the shop compares; `undefined` when it is none. */
export function parseEmail(typed: string): string | undefined {
  const logon = parseLoginId(typed)
  return logon?.kind === "email" ? logon.text : undefined
}

/** The telephone number that a text is, in international form; `undefined` when it is none. */
export function parsePhone(typed: string): string | undefined {
  const logon = parseLoginId(typed)
  return logon?.kind === "phone" ? logon.text : undefined
}

/**
 * What is wrong with another e-mail address. It needs the account's password where there is one, or a code that was
 * sent to it.
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

/** What is wrong with a new password (specification, section 5; R9). The one before is asked for where there is one. */
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

/** What is wrong with a telephone number. */
export function validatePhoneNumber(phone: string): readonly AccountRefusedReason[] {
  return parsePhone(phone) === undefined ? [{ field: "phone", rule: phone.trim() === "" ? "required" : "phone" }] : []
}

/** What is wrong with a code that was typed; an empty one is not asked after here. */
export function validateCode(code: string): readonly AccountRefusedReason[] {
  return code === "" || isCode(code) ? [] : [{ field: "code", rule: "code" }]
}
