import { buttonClass } from "../../design/buttonClass.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./CartView.module.css"

/** An empty cart with links to continue shopping. */
export function EmptyCart() {
  const t = useText()
  const pages = useShopPages()
  const { categories } = useFrame()
  return (
    <div className={styles["empty"]}>
      <p>{t("cart.empty")}</p>
      <div className={styles["links"]}>
        {categories.slice(0, 3).map((category) => (
          <PageLink key={category.id} to={pages.category(category)} className={buttonClass("quiet")}>
            {category.name}
          </PageLink>
        ))}
        {categories.length === 0 && (
          <PageLink to={pages.home} className={buttonClass("quiet")}>
            {t("cart.home")}
          </PageLink>
        )}
      </div>
    </div>
  )
}
