import { socialProviders } from "../../../domain/account/SocialProvider.ts"
import { Button } from "../../design/Button.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./Auth.module.css"
import type { ReturnTo } from "./useReturnTo.ts"

/** The social logins of the store. Each returns to the sign-in page. */
export function SocialLogins({ back }: { readonly back: ReturnTo }) {
  const t = useText()
  const { auth } = useCommands()
  const { addressOf } = useNavigation()
  const { page } = useShopPages()
  const providers = socialProviders(useFrame().store.configuration)
  const callbackAddress = addressOf(page("ItxLoginPage"))
  if (providers.length === 0 || !callbackAddress.ok) return null
  return (
    <section className={styles["section"]}>
      <h2>{t("signIn.otherOptions")}</h2>
      <div className={styles["providers"]}>
        {providers.map((provider) => (
          <Button
            key={provider.type}
            variant="quiet"
            onClick={() => void auth.beginSocialLogin(provider, callbackAddress.address, back.path)}
          >
            {t("signIn.continueWith", { provider: provider.name })}
          </Button>
        ))}
      </div>
    </section>
  )
}
