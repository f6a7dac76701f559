import type { ProductPage } from "../../../../application/catalog/loadProductPage.ts"
import { classNames } from "../../../design/classNames.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { ProductGrid } from "../listing/ProductGrid.tsx"
import styles from "./ProductView.module.css"

const MAX_RELATED = 4

/** The looks that a product is part of, and products like it. */
export function RelatedProducts({ page: { product, related } }: { readonly page: ProductPage }) {
  const t = useText()
  const { bundles } = product
  return (
    <>
      {bundles !== undefined && (
        <section className={classNames(styles["related"], styles["bundles"])} aria-labelledby="bundles">
          <h2 id="bundles">{t("product.partOfLook")}</h2>
          <ProductGrid products={bundles} layout="row" />
        </section>
      )}
      {related.length > 0 && (
        <section className={styles["related"]} aria-labelledby="related">
          <h2 id="related">{t("catalog.related")}</h2>
          <ProductGrid products={related.slice(0, MAX_RELATED)} layout="row" />
        </section>
      )}
    </>
  )
}
