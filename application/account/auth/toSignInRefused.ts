import type { SignInRefusedReason } from "../../../domain/account/SignInRefused.ts"
import { SignInRefused } from "../../../domain/account/SignInRefused.ts"
import type { BackendError } from "../../shared/BackendError.ts"

/** Contract key → form error, for responses that name no field. */
const BY_KEY: Readonly<Record<string, SignInRefusedReason>> = {
  _ERR_LOGON_NOT_VALID: { field: "logon", rule: "credentials" },
  _ERR_USER_ALREADY_EXISTS: { field: "logon", rule: "taken" },
  _ERR_CAPTCHA: { field: "captcha", rule: "required" },
  _ERR_PASSKEYS_UNAVAILABLE: { field: "passkey", rule: "unavailable" },
  _ERR_SOCIAL_LINKED_ELSEWHERE: { field: "social", rule: "linkedElsewhere" },
}

/** Contract field → form field, where the names differ. */
const FIELDS: Readonly<Record<string, string>> = {
  captchaId: "captcha",
  captchaValue: "captcha",
  captchaResponse: "captcha",
  nicName: "nickname",
  newPassword: "password",
  "primaryAddress.email2": "email2",
  "primaryAddress.company.vatin": "vatin",
  "primaryAddress.company.name": "companyName",
  registerRequestTO: "social",
}

/** Maps a rejection to form errors; returns every other error unchanged. */
export function toSignInRefused(error: BackendError): SignInRefused | BackendError {
  const { reason } = error
  if (reason._tag !== "Rejected") return error
  if (reason.fields.length > 0)
    return new SignInRefused({ reasons: reason.fields.map(({ field, rule }) => ({ field: formField(field), rule })) })
  const known = reason.key !== undefined && Object.hasOwn(BY_KEY, reason.key) ? BY_KEY[reason.key] : undefined
  return known === undefined ? error : new SignInRefused({ reasons: [known] })
}

function formField(wire: string): string {
  const field = wire.replaceAll("/", ".").replace(/^\.|^registerRequestTO\./g, "")
  return (
    (Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined) ??
    field.replace(/^primaryAddress\.(?:.*\.)?/, "address.")
  )
}
