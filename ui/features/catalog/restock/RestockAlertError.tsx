import type { RestockAlertPage } from "../../../../application/catalog/restock/RestockAlertPage.ts"
import { mailRefusedReason } from "../../../../application/shared/mailRefusedReason.ts"
import { Alert } from "../../../design/Alert.tsx"
import type { ProductActionError } from "../../../commands/productActions.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { errorKey, presentError } from "../../../text/presentError.ts"

export interface RestockAlertErrorProps {
  readonly error: ProductActionError | undefined
  /** The refusal of a form that was sent without scripts. */
  readonly refused?: RestockAlertPage["refused"] | undefined
}

/** The error of a restock alert request; renders nothing if a field or the captcha shows it. */
export function RestockAlertError({ error, refused }: RestockAlertErrorProps) {
  const t = useText()
  const result = error === undefined ? refused : error._tag === "BackendError" ? mailRefusedReason(error) : undefined
  const details = error?._tag === "BackendError" ? { label: t("errors.details"), text: errorKey(error) } : undefined
  if (result === "inStock")
    return (
      <Alert tone="problem" title={t("restockAlerts.inStock.title")} details={details}>
        <p>{t("restockAlerts.inStock.text")}</p>
      </Alert>
    )
  if (result === "tooMany")
    return (
      <Alert tone="problem" title={t("restockAlerts.tooMany.title")} details={details}>
        <p>{t("restockAlerts.tooMany.text")}</p>
      </Alert>
    )
  if (result === "captcha")
    return <Alert tone="problem" title={error === undefined ? t("captcha.required") : undefined} />
  if (error?._tag === "BackendError" || error?._tag === "CommandDefect") {
    const { title, text, details: key } = presentError(error, t)
    return (
      <Alert tone="problem" title={title} details={key}>
        <p>{text}</p>
      </Alert>
    )
  }
  if (result === "gone" || result === "failed")
    return (
      <Alert tone="problem" title={t("errors.server.title")}>
        <p>{t("restockAlerts.failed")}</p>
      </Alert>
    )
  return <Alert tone="problem" />
}
