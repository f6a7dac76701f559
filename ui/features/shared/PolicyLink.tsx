import type { ReadablePolicy } from "../../../domain/store/POLICY_PARAMETERS.ts"
import { POLICY_PARAMETERS } from "../../../domain/store/POLICY_PARAMETERS.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { usePageText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import styles from "./PolicyLink.module.css"

/**
 * A link to a policy of the store, opened in a new tab so that typed values are not lost. The web server resolves its
 * target (R11). Renders nothing if the store has no such policy to read.
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
