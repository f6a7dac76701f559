import type { AccountRefusedReason } from "../../../domain/account/AccountChangeRefused.ts"

const MESSAGES: Readonly<Record<string, string>> = {
  "captcha required":
    "A captcha is required. Make this change on the account page, or wait a few minutes and try again.",
  "code code": "The code is wrong, used or expired. Run the command without --code to get a new one.",
  "logon lastLogon": "This is your only sign-in method. Add another one first.",
  "logon taken": "Another account already uses this.",
  "oldPassword credentials": "The current password is wrong.",
  "password credentials": "The password is wrong.",
  "newPasswordConfirm equal": "The new passwords do not match.",
  "confirmation equal": "The confirmation text does not match.",
  "birthday calendarDate": "This date does not exist or is in the future.",
  "contactMethod unreachable": "Add an email address or phone number for this contact method first.",
  "sponsorId alreadySet": "A sponsor is already set and cannot be changed.",
  "name required": "The name is missing.",
  "name maxLength": "The name is too long: use at most 60 characters.",
  "social linkedElsewhere": "This identity or this account is already linked to another one.",
}

/** Describes a refused account change, one line per reason; a rule without a text is named. */
export function presentAccountReasons(reasons: readonly AccountRefusedReason[]): string {
  return [
    "Nothing was changed.",
    ...reasons.map(({ field, rule }) => {
      const name = `${field} ${rule}`
      return `  ${(Object.hasOwn(MESSAGES, name) ? MESSAGES[name] : undefined) ?? `${field}: ${rule}`}`
    }),
  ].join("\n")
}
