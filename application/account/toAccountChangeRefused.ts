import * as Effect from "effect/Effect"
import type { AccountRefusedReason } from "../../domain/account/AccountChangeRefused.ts"
import { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Contract key → form error, for responses that name no field. */
const BY_KEY: Readonly<Record<string, AccountRefusedReason>> = {
  _ERR_USER_ALREADY_EXISTS: { field: "logon", rule: "taken" },
  _ERR_CAPTCHA: { field: "captcha", rule: "required" },
  _ERR_LAST_LOGON: { field: "logon", rule: "lastLogon" },
  _ERR_PASSKEY_EXISTS: { field: "passkey", rule: "exists" },
  _ERR_TOO_MANY_PASSKEYS: { field: "passkey", rule: "maxItems" },
  _ERR_PASSKEYS_UNAVAILABLE: { field: "passkey", rule: "unavailable" },
  _ERR_EMAIL_LOGON_EXISTS: { field: "email", rule: "changedElsewhere" },
  _ERR_PASSWORD_LOGON_EXISTS: { field: "newPassword", rule: "changedElsewhere" },
  _ERR_PASSWORD_CHANGED: { field: "newPassword", rule: "changedElsewhere" },
  _ERR_SPONSOR_SET: { field: "sponsorId", rule: "alreadySet" },
  _ERR_SOCIAL_LINKED_ELSEWHERE: { field: "social", rule: "linkedElsewhere" },
}

/** Contract field → form field that corrects it. */
const FIELDS: Readonly<Record<string, string>> = {
  newEmailConfirm: "newEmail",
  emailConfirm: "email",
  validationCode: "code",
  passwordConfirm: "newPasswordConfirm",
  hash: "sponsorCode",
  captchaId: "captcha",
  captchaValue: "captcha",
  captchaResponse: "captcha",
}

/** Maps a rejection to form errors; returns every other error unchanged. */
export function toAccountChangeRefused(error: BackendError): AccountChangeRefused | BackendError {
  const { reason } = error
  if (reason._tag !== "Rejected") return error
  if (reason.fields.length > 0)
    return new AccountChangeRefused({
      reasons: reason.fields.map(({ field, rule }) => ({ field: formField(field), rule })),
    })
  const known = reason.key !== undefined && Object.hasOwn(BY_KEY, reason.key) ? BY_KEY[reason.key] : undefined
  return known === undefined ? error : new AccountChangeRefused({ reasons: [known] })
}

/** Fails with `AccountChangeRefused` unless `reasons` is empty. */
export function refuseIfAny(reasons: readonly AccountRefusedReason[]): Effect.Effect<void, AccountChangeRefused> {
  return reasons.length === 0 ? Effect.void : Effect.fail(new AccountChangeRefused({ reasons }))
}

function formField(field: string): string {
  return (Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined) ?? field
}
