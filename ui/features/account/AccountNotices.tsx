import { ACCOUNT_PAGE } from "../../../application/account/AccountPage.ts"
import type { AccountNotice, User } from "../../../domain/account/User.ts"
import { accountNotices } from "../../../domain/account/User.ts"
import { Alert } from "../../design/Alert.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./Setting.module.css"

/** The states of an account that the customer can act on, each with a link to the page for it. */
export function AccountNotices({ user, only }: { readonly user: User; readonly only?: AccountNotice }) {
  const t = useText()
  const { cart, page } = useShopPages()
  const { contact } = useOrderPages()
  const links = {
    insecurePassword: { to: page(ACCOUNT_PAGE, { section: "sign-in" }), label: t("account.sign-in.title") },
    pendingTransfers: { to: cart, label: t("navigation.cart") },
    restrictedBooking: { to: contact(), label: t("navigation.service.contact") },
  }
  const notices = accountNotices(user).filter((notice) => only === undefined || notice === only)
  if (notices.length === 0) return null
  return (
    <div className={styles["notices"]}>
      {notices.map((notice) => (
        <Alert
          key={notice}
          title={t(`account.notice.${notice}`)}
          actions={<PageLink to={links[notice].to}>{links[notice].label}</PageLink>}
        />
      ))}
    </div>
  )
}
