import type { Category } from "../../../domain/catalog/Category.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./CategoryTiles.module.css"

/** The first two levels of the category tree as text links. */
export function CategoryTiles({ categories }: { readonly categories: readonly Category[] }) {
  const t = useText()
  const { category: to } = useShopPages()
  return (
    <section className={styles["section"]}>
      <h2 className={styles["heading"]}>{t("home.categories")}</h2>
      <ul className={styles["tiles"]}>
        {categories.map((category) => (
          <li key={category.id} className={styles["tile"]}>
            <h3 className={styles["name"]}>
              <PageLink to={to(category)}>{category.name}</PageLink>
            </h3>
            {category.subcategories.length > 0 && (
              <ul className={styles["subcategories"]}>
                {category.subcategories.map((below) => (
                  <li key={below.id}>
                    <PageLink to={to(below)}>{below.name}</PageLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
