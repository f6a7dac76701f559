import type { PageData } from "../../../application/navigation/PageData.ts"
import { AccountView } from "../../features/account/AccountView.tsx"
import { captchaField } from "../../features/session/captcha/CaptchaField.tsx"

export function AccountPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "account") return null
  return (
    <AccountView key={content.account.section} account={content.account} address={address} captcha={captchaField} />
  )
}
