import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Icon } from "../../design/Icon.tsx"
import { VisuallyHidden } from "../../design/VisuallyHidden.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { useShopPages } from "../../runtime/useShopPages.ts"
import styles from "./CartLink.module.css"

/**
 * The way to the sign-in page, and to the account of whoever has signed in: known when the page is alive, which itself
 * is everybody's.
 */
export function AccountLink({ address }: { readonly address: PageAddress }) {
  const t = useText()
  const { page } = useShopPages()
  const isRegistered = useIsRegistered()
  const to = page(isRegistered ? "ItxAccountPage" : "ItxLoginPage")
  return (
    <PageLink to={to} className={styles["link"]} aria-current={address.page === to.page ? "page" : undefined}>
      <Icon name="account" />
      <VisuallyHidden>{t(isRegistered ? "navigation.account" : "navigation.signIn")}</VisuallyHidden>
    </PageLink>
  )
}
