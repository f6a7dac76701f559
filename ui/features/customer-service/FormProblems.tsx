import type { PlainCaptcha } from "../../../application/catalog/restock/RestockAlertPage.ts"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"

export interface FormProblemsProps {
  readonly reasons: readonly unknown[]
  readonly isFailed?: true
  readonly captcha?: PlainCaptcha
  /** Errors without a field of their own. */
  readonly general?: readonly string[]
}

/** The message above a form that was not accepted. */
export function FormProblems({ reasons, isFailed, captcha, general = [] }: FormProblemsProps) {
  const t = useText()
  if (isFailed === true)
    return (
      <Alert tone="problem" title={t("service.failed.title")}>
        <p>{t("service.failed.text")}</p>
      </Alert>
    )
  if (captcha !== undefined) return <Alert tone="problem" title={t("captcha.required")} />
  if (reasons.length === 0) return null
  return (
    <Alert tone="problem" title={t("service.check")}>
      {general.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  )
}
