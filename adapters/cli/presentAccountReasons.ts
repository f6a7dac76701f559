import type { AccountRefusedReason } from "../../domain/account/AccountChangeRefused.ts"

const WORDS: Readonly<Record<string, string>> = {
  "captcha required":
    "The shop asks for a captcha before it goes on with this: change it on the account's page, or wait a few minutes.",
  "code code":
    "The code is wrong or no longer good: it is good once and for ten minutes. Run the " +
    "command without it to get a new one.",
  "logon lastLogon": "This is the only way into the account: add another one first.",
  "logon taken": "Another account has this already.",
  "oldPassword credentials": "The password is not right.",
  "password credentials": "The password is not right.",
  "newPasswordConfirm equal": "The two new passwords are not the same.",
  "confirmation equal": "What was typed is not what confirms the deletion.",
  "birthday calendarDate": "There is no such day, or it lies ahead.",
  "contactMethod unreachable": "The shop has no address or number for this: add it first.",
  "sponsorId alreadySet": "A sponsor is named once, and one is named already.",
  "social linkedElsewhere": "This identity, or this account, is linked with another one.",
}

/** Describes a refused account change, one line per reason; a rule without a text is named. */
export function presentAccountReasons(reasons: readonly AccountRefusedReason[]): string {
  return [
    "Nothing was changed.",
    ...reasons.map(({ field, rule }) => {
      const name = `${field} ${rule}`
      return `  ${(Object.hasOwn(WORDS, name) ? WORDS[name] : undefined) ?? `${field}: ${rule}`}`
    }),
  ].join("\n")
}
