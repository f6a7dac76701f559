import { loginAddress } from "../../../domain/session/loginAddress.ts"
import { sessionRules } from "../../../domain/session/SessionRules.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { ReturnTo } from "./useReturnTo.ts"

interface NoScriptSignInLinkProps {
  readonly back: ReturnTo
  readonly context?: string | undefined
  readonly email?: string | undefined
  readonly hint?: string | undefined
}

/** A link to the backend's own sign-in pages, for readers without scripts. It passes on the parameters of this page. */
export function NoScriptSignInLink({ back, context, email, hint }: NoScriptSignInLinkProps) {
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
