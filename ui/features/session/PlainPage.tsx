import { loginAddress } from "../../../domain/session/loginAddress.ts"
import { sessionRules } from "../../../domain/session/SessionRules.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { WayBack } from "./useWayBack.ts"

interface PlainPageProps {
  readonly back: WayBack
  readonly context?: string | undefined
  readonly email?: string | undefined
  readonly hint?: string | undefined
}

/** The way in without scripts: the pages of whoever keeps the accounts, with everything this one was opened with. */
export function PlainPage({ back, context, email, hint }: PlainPageProps) {
  const t = useText()
  const { store, language } = useFrame()
  const address = loginAddress(
    {
      storeId: store.id,
      languageCode: language.code,
      languageId: language.id,
      redirectUri: back.path,
      ...(context === undefined ? {} : { context }),
      ...(email === undefined ? {} : { email }),
      ...(hint === undefined ? {} : { hint }),
    },
    sessionRules(store.configuration).loginPath,
  )
  return (
    <p>
      {t("signIn.noScript")} <a href={address}>{t("signIn.basicVersion")}</a>
    </p>
  )
}
