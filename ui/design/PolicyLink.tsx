import type { ReadablePolicy } from "../../domain/store/POLICY_PARAMETERS.ts"
import { POLICY_PARAMETERS } from "../../domain/store/POLICY_PARAMETERS.ts"
import { useNavigation } from "../runtime/NavigationProvider.tsx"
import { useFrame } from "../runtime/ShopProvider.tsx"
import { usePageText } from "../runtime/TextProvider.tsx"
import { useShopPages } from "../runtime/useShopPages.ts"
import styles from "./PolicyLink.module.css"

/**
 * The way to a policy of the store, beside this page: what was typed here stays. The web server knows where it leads
 * (ruling R11). Nothing where the store has none to read.
 */
export function PolicyLink({ of }: { readonly of: ReadablePolicy }) {
  const t = usePageText()
  const { configuration } = useFrame().store
  const { addressOf } = useNavigation()
  const home = addressOf(useShopPages().home)
  return configuration[POLICY_PARAMETERS[of]] && home.ok ? (
    <a href={`${home.address}policies/${of}`} target="_blank" className={styles["link"]}>
      {t(`navigation.footer.${of}`)}
    </a>
  ) : null
}
