import type { AccountProblem } from "./AccountChangeRefused.ts"
import { isCode } from "./CodePurpose.ts"
import { logonOf } from "./Logon.ts"
import { weaknesses } from "./passwordGuidance.ts"
import type { User } from "./User.ts"
import { hasPassword } from "./User.ts"

/** Another e-mail address as it was typed, with what proves it. */
export interface TypedEmailChange {
  readonly newEmail: string
  readonly password?: string
  readonly code?: string
}

/** A new password as it was typed, twice. */
export interface TypedPasswordChange {
  readonly oldPassword?: string
  readonly newPassword: string
  readonly newPasswordConfirm: string
}

/** The e-mail address that a text is, in the form the shop compares; `undefined` when it is none. */
export function emailOf(typed: string): string | undefined {
  const logon = logonOf(typed)
  return logon?.kind === "email" ? logon.text : undefined
}

/** The telephone number that a text is, in international form; `undefined` when it is none. */
export function phoneOf(typed: string): string | undefined {
  const logon = logonOf(typed)
  return logon?.kind === "phone" ? logon.text : undefined
}

/**
 * What is wrong with another e-mail address. It needs the account's password where there is one, or a code that was
 * sent to it.
 */
export function emailChangeProblems(
  { newEmail, password = "", code = "" }: TypedEmailChange,
  user: Pick<User, "email" | "logonKinds">,
): readonly AccountProblem[] {
  const typed = emailOf(newEmail)
  return [
    ...(typed === undefined ? [{ field: "newEmail", rule: newEmail.trim() === "" ? "required" : "email" }] : []),
    ...(typed !== undefined && typed === user.email ? [{ field: "newEmail", rule: "unchanged" }] : []),
    ...(password === "" && code === "" ? [{ field: hasPassword(user) ? "password" : "code", rule: "required" }] : []),
    ...codeProblems(code),
  ]
}

/** What is wrong with a new password (specification, section 5; R9). The one before is asked for where there is one. */
export function passwordChangeProblems(
  { oldPassword = "", newPassword, newPasswordConfirm }: TypedPasswordChange,
  user: Pick<User, "logonKinds">,
): readonly AccountProblem[] {
  const rules = weaknesses(newPassword)
  return [
    ...(hasPassword(user) && oldPassword === "" ? [{ field: "oldPassword", rule: "required" }] : []),
    ...rules.map((rule) => ({ field: "newPassword", rule })),
    ...(rules.length === 0 && newPassword === oldPassword ? [{ field: "newPassword", rule: "unchanged" }] : []),
    ...(newPassword === newPasswordConfirm ? [] : [{ field: "newPasswordConfirm", rule: "equal" }]),
  ]
}

/** What is wrong with a telephone number. */
export function phoneProblems(phone: string): readonly AccountProblem[] {
  return phoneOf(phone) === undefined ? [{ field: "phone", rule: phone.trim() === "" ? "required" : "phone" }] : []
}

/** What is wrong with a code that was typed; an empty one is not asked after here. */
export function codeProblems(code: string): readonly AccountProblem[] {
  return code === "" || isCode(code) ? [] : [{ field: "code", rule: "code" }]
}
