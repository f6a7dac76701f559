import type { PageData } from "../../../application/navigation/PageData.ts"
import { NoticeView } from "../../features/catalog/NoticeView.tsx"
import { captchaField } from "../../features/session/CaptchaField.tsx"

export function NoticePage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "notice") return null
  return <NoticeView notice={content.notice} address={address} captcha={captchaField} />
}
