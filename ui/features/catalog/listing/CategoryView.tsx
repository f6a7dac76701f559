import type { CategoryPage } from "../../../../application/catalog/loadCategoryPage.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { seenInCategory } from "./listingContexts.ts"
import styles from "./CategoryView.module.css"
import { ProductListing } from "./ProductListing.tsx"
import { Breadcrumbs } from "./Breadcrumbs.tsx"

export interface CategoryViewProps {
  readonly category: CategoryPage
  readonly address: PageAddress
}

/** The category page: breadcrumbs, description, subcategories and products. */
export function CategoryView({ category: { path, category, list }, address }: CategoryViewProps) {
  const t = useText()
  const pages = useShopPages()
  return (
    <>
      <header className={styles["header"]}>
        <Breadcrumbs path={path.slice(0, -1)} />
        <h1 className={styles["title"]}>{category.name}</h1>
        {category.description !== undefined && <p className={styles["description"]}>{category.description}</p>}
        {category.subcategories.length > 0 && (
          <nav aria-label={t("catalog.category")}>
            <ul className={styles["kinds"]}>
              {category.subcategories.map((child) => (
                <li key={child.id}>
                  <PageLink to={pages.category(child)}>{child.name}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <ProductListing list={list} address={address} seen={seenInCategory(category.id)} />
    </>
  )
}
