import type { Category } from "../../../../domain/catalog/Category.ts"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import styles from "./Breadcrumbs.module.css"

/** Links to the categories above a page. */
export function Breadcrumbs({ path }: { readonly path: readonly Category[] }) {
  const t = useText()
  const pages = useShopPages()
  if (path.length === 0) return null
  return (
    <nav aria-label={t("catalog.breadcrumbs")}>
      <ol className={styles["breadcrumbs"]}>
        {path.map((category) => (
          <li key={category.id}>
            <PageLink to={pages.category(category)}>{category.name}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
