import { PageLink } from "../../runtime/PageLink.tsx"
import { useOptionalFrame } from "../../runtime/ShopProvider.tsx"
import { shopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./Wordmark.module.css"

/** The brand name as text, with an accent line along its edge. */
export function Wordmark() {
  const frame = useOptionalFrame()
  const to = frame === undefined ? { page: "ItxWorldWidePage", parameters: {} } : shopPages(frame).home
  return (
    <PageLink to={to} className={styles["wordmark"]} translate="no" lang="en">
      Selvedge
    </PageLink>
  )
}
