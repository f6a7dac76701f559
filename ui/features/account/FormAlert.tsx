import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"
import type { SettingsForm } from "./useSettings.ts"

/** Longer waits are shown in minutes. */
const LONG_WAIT_MILLIS = 120_000
const MINUTE_MILLIS = 60_000

/** The errors of a form that do not belong to one of its fields. */
export function FormAlert({ error }: Pick<SettingsForm, "error">) {
  const t = useText()
  if (error === undefined) return <Alert tone="problem" />
  const reason = error._tag === "BackendError" ? error.reason : undefined
  const { title, text, details } = presentError(error, t)
  if (reason?._tag === "RateLimited" && reason.retryAfterMillis >= LONG_WAIT_MILLIS) {
    return (
      <Alert tone="problem" title={t("signIn.tooManyAttempts.title")} details={details}>
        <p>{t("signIn.tooManyAttempts.text", { count: Math.ceil(reason.retryAfterMillis / MINUTE_MILLIS) })}</p>
      </Alert>
    )
  }
  return (
    <Alert tone="problem" title={title} details={details}>
      <p>{text}</p>
      <p>{t("account.notSaved")}</p>
    </Alert>
  )
}
