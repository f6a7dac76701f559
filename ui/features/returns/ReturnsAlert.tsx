import type { CommandDefect } from "../../runtime/CommandResult.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"

export interface ReturnsAlertProps {
  readonly error: BackendError | CommandDefect | undefined
  /** The backend did not respond to an action; everything entered is still there. */
  readonly isUnavailable?: boolean
  /** Errors without a field on this page. */
  readonly texts?: readonly string[]
}

/** Why a form on a returns page did nothing. */
export function ReturnsAlert({ error, isUnavailable = false, texts = [] }: ReturnsAlertProps) {
  const t = useText()
  if (error !== undefined) {
    const { title, text, details } = presentError(error, t)
    return (
      <Alert tone="problem" title={title} details={details}>
        <p>{text}</p>
      </Alert>
    )
  }
  if (isUnavailable)
    return (
      <Alert tone="problem" title={t("errors.server.title")}>
        <p>{t("returns.unavailable")}</p>
      </Alert>
    )
  if (texts.length === 0) return <Alert tone="problem" />
  return (
    <Alert tone="problem" title={texts.length === 1 ? texts[0] : t("returns.checkFields")}>
      {texts.length > 1 && (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
