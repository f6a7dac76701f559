import type { AccountProblem } from "../../../domain/account/AccountChangeRefused.ts"
import type { TextKey } from "../../text/TextKey.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { presentProblem } from "../../text/presentProblem.ts"

/** Words for what is said of one field only. */
const OF_FIELD: Readonly<Record<string, TextKey>> = {
  "code code": "entry.problem.code",
  "code pattern": "entry.problem.codeForm",
  "confirmation equal": "account.problem.confirmation",
  "social code": "entry.social.code.text",
  "social state": "entry.social.start.text",
  "sponsorId pattern": "account.problem.number",
}

const OF_RULE: Readonly<Record<string, TextKey>> = {
  unchanged: "account.problem.unchanged",
  taken: "account.problem.taken",
  credentials: "account.problem.credentials",
  lastLogon: "account.problem.lastLogon",
  changedElsewhere: "account.problem.changedElsewhere",
  calendarDate: "account.problem.calendarDate",
  maximum: "account.problem.calendarDate",
  minimum: "account.problem.minimum",
  unreachable: "account.problem.unreachable",
  alreadySet: "account.problem.alreadySet",
  self: "account.problem.self",
  unknown: "account.problem.unknown",
  linkedElsewhere: "account.problem.linkedElsewhere",
  equal: "entry.problem.same",
  phone: "entry.problem.phone",
  minLength: "entry.problem.weak",
  lowercase: "entry.problem.weak",
  uppercase: "entry.problem.weak",
  digit: "entry.problem.weak",
  repeated: "entry.problem.weak",
  tooFrequent: "entry.problem.weak",
  known: "entry.problem.weak",
}

/** What is wrong with a field of the account and how to mend it; `parameters` are what its words name. */
export function presentAccountProblem(
  t: Translate,
  { field, rule }: AccountProblem,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const key = own(OF_FIELD, `${field} ${rule}`) ?? own(OF_RULE, rule)
  return key === undefined ? presentProblem(t, rule) : t(key, parameters)
}

function own(keys: Readonly<Record<string, TextKey>>, name: string): TextKey | undefined {
  return Object.hasOwn(keys, name) ? keys[name] : undefined
}
