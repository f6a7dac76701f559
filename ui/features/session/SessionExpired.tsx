import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { loginAddress } from "../../../domain/session/loginAddress.ts"
import { sameSitePath } from "../../../domain/shared/sameSitePath.ts"
import { sessionRules } from "../../../domain/session/SessionRules.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./SessionExpired.module.css"

/**
 * The notice of an expired session, with links to sign in again or continue as a guest and return to the same page.
 * Plain links, because a new session needs a new document.
 */
export function SessionExpired({ address: { parameters } }: { readonly address: PageAddress }) {
  const t = useText()
  const { store, language } = useFrame()
  const { addressOf } = useNavigation()
  const home = addressOf(useShopPages().home)
  const back = sameSitePath(parameters["redirectUri"]) ?? (home.ok ? home.address : "/")
  const login = loginAddress(
    { storeId: store.id, languageCode: language.code, languageId: language.id, redirectUri: back },
    sessionRules(store.configuration).loginPath,
  )
  return (
    <div className={styles["page"]}>
      <h1 className={styles["title"]}>{t("sessionExpired.title")}</h1>
      <p className={styles["text"]}>{t("sessionExpired.text")}</p>
      <p className={styles["actions"]}>
        <a href={login} className={buttonClass("solid")}>
          {t("sessionExpired.login")}
        </a>
        <a href={back} className={buttonClass("quiet")}>
          {t("sessionExpired.guest")}
        </a>
      </p>
    </div>
  )
}
