import { Icon } from "../../design/Icon.tsx"
import { VisuallyHidden } from "../../design/VisuallyHidden.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./CartLink.module.css"

/**
 * The link to the cart. The number of units is filled in after hydration, since the page itself is shared by all
 * visitors.
 */
export function CartLink({ isCurrent }: { readonly isCurrent: boolean }) {
  const t = useText()
  const { cart } = useShopPages()
  const { units } = useCart()
  return (
    <PageLink to={cart} className={styles["link"]} aria-current={isCurrent ? "page" : undefined}>
      <Icon name="cart" />
      <VisuallyHidden>
        {units === undefined ? t("navigation.cart") : t("navigation.cartUnits", { count: units })}
      </VisuallyHidden>
      {units !== undefined && units > 0 && (
        <span className={styles["units"]} aria-hidden="true">
          {units}
        </span>
      )}
    </PageLink>
  )
}
