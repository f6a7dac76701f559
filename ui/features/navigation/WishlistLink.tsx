import { classNames } from "../../design/classNames.ts"
import { Icon } from "../../design/Icon.tsx"
import { VisuallyHidden } from "../../design/VisuallyHidden.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import cartLink from "./CartLink.module.css"
import styles from "./WishlistLink.module.css"

/** The link to the customer's wishlists. */
export function WishlistLink({ isCurrent }: { readonly isCurrent: boolean }) {
  const t = useText()
  const { page } = useShopPages()
  return (
    <PageLink
      to={page("ItxWishlistPage")}
      className={classNames(cartLink["link"], styles["link"])}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Icon name="heart" />
      <VisuallyHidden>{t("navigation.wishlists")}</VisuallyHidden>
    </PageLink>
  )
}
