import { countryCodeExample, phoneExample } from "../../../domain/address/phoneExample.ts"
import type { SignInRefusedReason } from "../../../domain/account/SignInRefused.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { CommandDefect } from "../../runtime/CommandResult.ts"
import type { Translate } from "../../text/createTranslate.ts"
import type { PresentedError } from "../../text/presentError.ts"
import { presentError } from "../../text/presentError.ts"
import { presentReason } from "../../text/presentReason.ts"
import type { TextKey } from "../../text/TextKey.ts"

/** The error of an authentication form: a refusal, found before or by the request, or a failure. */
export type AuthFormError =
  | { readonly _tag: "SignInRefused"; readonly reasons: readonly SignInRefusedReason[] }
  | BackendError
  | CommandDefect

const MINUTE_MILLIS = 60_000

/** Texts for all rules of a field, and for single rules of a field. */
const TEXT_KEYS_BY_FIELD: Readonly<Record<string, TextKey>> = {
  logon: "signIn.validation.loginId",
  "logon.taken": "signIn.taken.title",
  logonConfirm: "signIn.validation.mismatch",
  passwordConfirm: "signIn.validation.mismatch",
  phone: "signIn.validation.phone",
  password: "signIn.validation.weakPassword",
  acceptedPolicies: "signIn.validation.privacyPolicy",
  code: "signIn.validation.code",
  "code.pattern": "signIn.validation.codeFormat",
  sponsorCode: "signIn.validation.referralCode",
  email: "validation.email",
  email2: "validation.email",
}

/** The error text of one field; examples are of the given country. */
export function authReasonText(
  t: Translate,
  { field, rule, parameter }: SignInRefusedReason,
  countryCode: string,
): string {
  const key = rule === "required" ? undefined : (TEXT_KEYS_BY_FIELD[`${field}.${rule}`] ?? TEXT_KEYS_BY_FIELD[field])
  if (key !== undefined) return t(key, { example: phoneExample(countryCode) })
  return presentReason(t, rule, rule === "phoneCountryCode" ? countryCodeExample(countryCode) : parameter)
}

/** The error texts above the form. */
export function authErrorTexts(
  error: AuthFormError,
  t: Translate,
): Pick<PresentedError, "title" | "text"> & Partial<PresentedError> {
  if (error._tag === "SignInRefused") return authRefusedTexts(error.reasons, t)
  if (error._tag === "BackendError" && error.reason._tag === "RateLimited") {
    return {
      title: t("signIn.tooManyAttempts.title"),
      text: t("signIn.tooManyAttempts.text", { count: Math.ceil(error.reason.retryAfterMillis / MINUTE_MILLIS) }),
    }
  }
  return presentError(error, t)
}

function authRefusedTexts(
  reasons: readonly SignInRefusedReason[],
  t: Translate,
): Pick<PresentedError, "title" | "text"> {
  const has = (field: string, rule?: string) =>
    reasons.some((problem) => problem.field === field && (rule === undefined || problem.rule === rule))
  if (has("captcha")) return { title: t("signIn.captcha.title"), text: t("signIn.captcha.text") }
  if (has("logon", "credentials")) return { title: t("signIn.wrong.title"), text: t("signIn.wrong.text") }
  if (has("passkey"))
    return {
      title: t("signIn.passkey.refused.title"),
      text: t(
        has("passkey", "unknown")
          ? "signIn.passkey.unknown.text"
          : has("passkey", "unavailable")
            ? "signIn.passkey.unavailable.text"
            : "signIn.passkey.refused.text",
      ),
    }
  if (has("logon", "taken")) return { title: t("signIn.taken.title"), text: t("signIn.taken.text") }
  if (has("state")) return { title: t("signIn.social.start.title"), text: t("signIn.social.start.text") }
  if (has("code", "unknown")) return { title: t("signIn.social.code.title"), text: t("signIn.social.code.text") }
  return { title: t("signIn.invalidFields.title"), text: t("signIn.invalidFields.text") }
}
