import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Icon } from "../../design/Icon.tsx"
import { VisuallyHidden } from "../../design/VisuallyHidden.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./CartLink.module.css"

/**
 * The link to the sign-in page or to the account. The state is known after hydration, since the page itself is shared
 * by all visitors.
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
