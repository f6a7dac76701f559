import type { AccountRefusedReason } from "../../../domain/account/AccountChangeRefused.ts"
import type { TextKey } from "../../text/TextKey.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { presentReason } from "../../text/presentReason.ts"

/** Texts that apply to one field only. */
const TEXT_KEYS_BY_FIELD: Readonly<Record<string, TextKey>> = {
  "code code": "signIn.validation.code",
  "code pattern": "signIn.validation.codeFormat",
  "confirmation equal": "account.validation.confirmation",
  "social code": "signIn.social.code.text",
  "social state": "signIn.social.start.text",
  "passkey cancelled": "account.validation.passkeyCancelled",
  "passkey exists": "account.validation.passkeyExists",
  "passkey unavailable": "account.validation.passkeyUnavailable",
  "passkey credentials": "account.validation.passkeyRefused",
  "passkey maxItems": "account.validation.passkeyLimit",
  "session recent": "account.validation.recentSignIn",
  "sponsorId pattern": "account.validation.number",
}

const TEXT_KEYS_BY_RULE: Readonly<Record<string, TextKey>> = {
  unchanged: "account.validation.unchanged",
  taken: "account.validation.taken",
  credentials: "account.validation.credentials",
  lastLogon: "account.validation.lastSignInMethod",
  changedElsewhere: "account.validation.changedElsewhere",
  calendarDate: "account.validation.calendarDate",
  maximum: "account.validation.calendarDate",
  minimum: "account.validation.minimum",
  unreachable: "account.validation.unreachable",
  alreadySet: "account.validation.alreadySet",
  self: "account.validation.selfReferral",
  unknown: "account.validation.unknown",
  linkedElsewhere: "account.validation.linkedElsewhere",
  equal: "signIn.validation.mismatch",
  phone: "signIn.validation.phone",
  minLength: "signIn.validation.weakPassword",
  lowercase: "signIn.validation.weakPassword",
  uppercase: "signIn.validation.weakPassword",
  digit: "signIn.validation.weakPassword",
  repeated: "signIn.validation.weakPassword",
  tooFrequent: "signIn.validation.weakPassword",
  known: "signIn.validation.weakPassword",
}

/** The error text of an account field; `parameters` fill its placeholders. */
export function presentAccountReason(
  t: Translate,
  { field, rule }: AccountRefusedReason,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const key = own(TEXT_KEYS_BY_FIELD, `${field} ${rule}`) ?? own(TEXT_KEYS_BY_RULE, rule)
  return key === undefined ? presentReason(t, rule) : t(key, parameters)
}

function own(keys: Readonly<Record<string, TextKey>>, name: string): TextKey | undefined {
  return Object.hasOwn(keys, name) ? keys[name] : undefined
}
