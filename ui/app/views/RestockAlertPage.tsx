import type { PageData } from "../../../application/navigation/PageData.ts"
import { RestockAlertView } from "../../features/catalog/restock/RestockAlertView.tsx"
import { captchaField } from "../../features/session/captcha/CaptchaField.tsx"

export function RestockAlertPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "notice") return null
  return <RestockAlertView notice={content.notice} address={address} captcha={captchaField} />
}
