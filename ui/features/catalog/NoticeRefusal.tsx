import type { NoticePage } from "../../../application/catalog/NoticePage.ts"
import { mailRefusal } from "../../../application/shared/mailRefusal.ts"
import { Notice } from "../../design/Notice.tsx"
import type { NearbyError } from "../../runtime/NearbyCommands.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { errorKey, presentError } from "../../text/presentError.ts"

export interface NoticeRefusalProps {
  readonly error: NearbyError | undefined
  /** Of a form that was sent without a script. */
  readonly refused?: NoticePage["refused"] | undefined
}

/** Why the shop wrote no mail, what was kept, and what to do; nothing where a field or the captcha says it. */
export function NoticeRefusal({ error, refused }: NoticeRefusalProps) {
  const t = useText()
  const told = error === undefined ? refused : error._tag === "BackendError" ? mailRefusal(error) : undefined
  const details = error?._tag === "BackendError" ? { label: t("errors.details"), text: errorKey(error) } : undefined
  if (told === "inStock")
    return (
      <Notice tone="problem" title={t("restockAlerts.inStock.title")} details={details}>
        <p>{t("restockAlerts.inStock.text")}</p>
      </Notice>
    )
  if (told === "tooMany")
    return (
      <Notice tone="problem" title={t("restockAlerts.tooMany.title")} details={details}>
        <p>{t("restockAlerts.tooMany.text")}</p>
      </Notice>
    )
  if (told === "captcha")
    return <Notice tone="problem" title={error === undefined ? t("captcha.required") : undefined} />
  if (error?._tag === "BackendError" || error?._tag === "CommandDefect") {
    const { title, text, details: key } = presentError(error, t)
    return (
      <Notice tone="problem" title={title} details={key}>
        <p>{text}</p>
      </Notice>
    )
  }
  if (told === "gone" || told === "failed")
    return (
      <Notice tone="problem" title={t("errors.server.title")}>
        <p>{t("restockAlerts.failed")}</p>
      </Notice>
    )
  return <Notice tone="problem" />
}
