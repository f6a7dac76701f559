import { type FieldProblem, Refused } from "../../platform/http/Refused.ts"
import type { FormRefusedReasons } from "./loginForm.ts"
import type { SignInRefusedReason } from "./SignInRefusedReason.ts"

/** Message for each rule that a field can break. */
const REASON_BY_RULE: Readonly<Record<string, SignInRefusedReason>> = {
  required: "required",
  pattern: "email",
  equal: "equal",
  minLength: "minLength",
  lowercase: "lowercase",
  uppercase: "uppercase",
  digit: "digit",
  repeated: "repeated",
  tooFrequent: "tooFrequent",
  privacy: "privacy",
  code: "code",
  captcha: "captcha",
  forbiddenWord: "forbiddenWord",
  maxLength: "tooLong",
}

/** Message for a refusal by its key, and the form field for refusals that name none. */
const BY_KEY: Readonly<
  Record<string, { readonly all: SignInRefusedReason; readonly field?: string; readonly rule?: SignInRefusedReason }>
> = {
  _ERR_LOGON_NOT_VALID: { all: "invalidCredentials" },
  _ERR_TOO_MANY_TRIES: { all: "tooOften" },
  _ERR_USER_ALREADY_EXISTS: { all: "taken", field: "email", rule: "taken" },
  _ERR_SPONSOR: { all: "fields", field: "sponsorCode", rule: "sponsor" },
  _ERR_SOCIAL_CODE: { all: "socialCode" },
  _ERR_SOCIAL_LINKED_ELSEWHERE: { all: "failed" },
}

/** Form field names that differ from the contract's. */
const FORM_FIELD_NAMES: Readonly<Record<string, string>> = { logon: "email", acceptedPolicies: "privacy" }

/**
 * Returns the messages for a refusal; rethrows any other error. Shows the first broken rule of each field in this form.
 */
export const reasonsOf = (error: unknown): FormRefusedReasons => {
  if (!(error instanceof Refused) || error.status >= 500 || error.status === 403 || error.status === 404) throw error
  const { key = "", fields = [] } = error.body
  const known = BY_KEY[key]
  const marked = new Map(fields.toReversed().flatMap((problem) => fieldReason(problem)))
  if (known !== undefined)
    return {
      all: known.all,
      fields: known.field === undefined ? new Map() : new Map([[known.field, known.rule ?? known.all]]),
    }
  return { all: marked.size === 0 ? "failed" : "fields", fields: marked }
}

const fieldReason = ({ field, rule }: FieldProblem): readonly (readonly [string, SignInRefusedReason])[] => {
  const name = field.split(".").at(-1) ?? field
  const reason = REASON_BY_RULE[rule]
  return reason === undefined ? [] : [[FORM_FIELD_NAMES[name] ?? name, reason]]
}
