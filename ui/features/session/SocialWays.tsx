import { socialProviders } from "../../../domain/account/SocialProvider.ts"
import { Button } from "../../design/Button.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import styles from "./Entry.module.css"
import type { WayBack } from "./useWayBack.ts"

/** The providers that the store offers. Each answers to the sign-in page. */
export function SocialWays({ back }: { readonly back: WayBack }) {
  const t = useText()
  const { account } = useCommands()
  const { addressOf } = useNavigation()
  const { page } = useShopPages()
  const providers = socialProviders(useFrame().store.configuration)
  const comeBack = addressOf(page("ItxLoginPage"))
  if (providers.length === 0 || !comeBack.ok) return null
  return (
    <section className={styles["part"]}>
      <h2>{t("signIn.otherOptions")}</h2>
      <div className={styles["ways"]}>
        {providers.map((provider) => (
          <Button
            key={provider.type}
            variant="quiet"
            onClick={() => void account((core) => core.beginSocialLogin(provider, comeBack.address, back.path))}
          >
            {t("signIn.continueWith", { provider: provider.name })}
          </Button>
        ))}
      </div>
    </section>
  )
}
