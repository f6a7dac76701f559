import type { EntryProblem } from "../../../domain/account/EntryRefusal.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { CommandDefect } from "../../runtime/CommandResult.ts"
import type { Translate } from "../../text/createTranslate.ts"
import type { PresentedError } from "../../text/presentError.ts"
import { presentError } from "../../text/presentError.ts"
import { presentProblem } from "../../text/presentProblem.ts"
import type { TextKey } from "../../text/TextKey.ts"

/** Why nobody came in: what is to be mended, by the shop or found before it was asked, or a failure. */
export type EntryFailure =
  { readonly _tag: "EntryRefused"; readonly problems: readonly EntryProblem[] } | BackendError | CommandDefect

const MINUTE_MILLIS = 60_000

/** Words for a field whatever it broke, and for one rule of it. */
const BY_FIELD: Readonly<Record<string, TextKey>> = {
  logon: "entry.problem.logon",
  "logon.taken": "entry.taken.title",
  logonConfirm: "entry.problem.same",
  passwordConfirm: "entry.problem.same",
  phone: "entry.problem.phone",
  password: "entry.problem.weak",
  acceptedPolicies: "entry.problem.privacy",
  code: "entry.problem.code",
  "code.pattern": "entry.problem.codeForm",
  sponsorCode: "entry.problem.sponsor",
  email: "problem.email",
  email2: "problem.email",
}

/** What is wrong with one field, beside it. */
export function entryProblemText(t: Translate, { field, rule, parameter }: EntryProblem): string {
  const key = rule === "required" ? undefined : (BY_FIELD[`${field}.${rule}`] ?? BY_FIELD[field])
  return key === undefined ? presentProblem(t, rule, parameter) : t(key)
}

/** Why nobody came in, above the form. */
export function entryErrorWords(
  error: EntryFailure,
  t: Translate,
): Pick<PresentedError, "title" | "text"> & Partial<PresentedError> {
  if (error._tag === "EntryRefused") return refusalWords(error.problems, t)
  if (error._tag === "BackendError" && error.reason._tag === "RateLimited") {
    return {
      title: t("entry.tooOften.title"),
      text: t("entry.tooOften.text", { count: Math.ceil(error.reason.retryAfterMillis / MINUTE_MILLIS) }),
    }
  }
  return presentError(error, t)
}

function refusalWords(problems: readonly EntryProblem[], t: Translate): Pick<PresentedError, "title" | "text"> {
  const has = (field: string, rule?: string) =>
    problems.some((problem) => problem.field === field && (rule === undefined || problem.rule === rule))
  if (has("captcha")) return { title: t("entry.captcha.title"), text: t("entry.captcha.text") }
  if (has("logon", "credentials")) return { title: t("entry.wrong.title"), text: t("entry.wrong.text") }
  if (has("logon", "taken")) return { title: t("entry.taken.title"), text: t("entry.taken.text") }
  if (has("state")) return { title: t("entry.social.start.title"), text: t("entry.social.start.text") }
  if (has("code", "unknown")) return { title: t("entry.social.code.title"), text: t("entry.social.code.text") }
  return { title: t("entry.problems.title"), text: t("entry.problems.text") }
}
