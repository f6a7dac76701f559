import { type FieldProblem, Refusal } from "../http/Refusal.ts"
import type { FormRefusedReasons } from "./loginForm.ts"
import type { SignInRefusedReason } from "./texts/SignInTexts.ts"

/** What the page says of each rule that a field may break. */
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

/**
 * What it says of a whole refusal by its key; the field a rule belongs to where the refusal names none of the form's.
 */
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

/** Names that the contract gives to fields which a form of ours calls otherwise. */
const FORM_FIELD_NAMES: Readonly<Record<string, string>> = { logon: "email", acceptedPolicies: "privacy" }

/**
 * What a page says of a refusal; anything but a refusal is thrown on. The first rule that a field breaks is said, and
 * only a field that this form has.
 */
export const problemsOf = (error: unknown): FormRefusedReasons => {
  if (!(error instanceof Refusal) || error.status >= 500 || error.status === 403 || error.status === 404) throw error
  const { key = "", fields = [] } = error.body
  const known = BY_KEY[key]
  const marked = new Map(fields.toReversed().flatMap((problem) => markOf(problem)))
  if (known !== undefined)
    return {
      all: known.all,
      fields: known.field === undefined ? new Map() : new Map([[known.field, known.rule ?? known.all]]),
    }
  return { all: marked.size === 0 ? "failed" : "fields", fields: marked }
}

const markOf = ({ field, rule }: FieldProblem): readonly (readonly [string, SignInRefusedReason])[] => {
  const name = field.split(".").at(-1) ?? field
  const said = REASON_BY_RULE[rule]
  return said === undefined ? [] : [[FORM_FIELD_NAMES[name] ?? name, said]]
}
