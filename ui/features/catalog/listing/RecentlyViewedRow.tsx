import { useEffect, useState } from "react"
import type { ProductSummary } from "../../../../domain/catalog/ProductSummary.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useDevice } from "../../../runtime/DeviceProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { ProductGrid } from "./ProductGrid.tsx"
import styles from "./RecentlyViewedRow.module.css"

const MAX_CARDS = 6

/**
 * Recently viewed products with current prices, and a button to clear them. Renders nothing if none is available any
 * more.
 */
export function RecentlyViewedRow({ productIds }: { readonly productIds: readonly string[] }) {
  const t = useText()
  const { browse } = useCommands()
  const { clearRecentlyViewed } = useDevice()
  const [products, setProducts] = useState<readonly ProductSummary[]>([])
  const shown = productIds.slice(0, MAX_CARDS).join()
  useEffect(() => {
    let isUnmounted = false
    void browse.products(shown.split(",")).then((found) => {
      if (found.ok && !isUnmounted) setProducts(found.value)
    })
    return () => {
      isUnmounted = true
    }
  }, [shown])
  if (products.length === 0) return null
  return (
    <section className={styles["recent"]} aria-labelledby="recent">
      <header className={styles["header"]}>
        <h2 id="recent">{t("catalog.recentlyViewed.title")}</h2>
        <button type="button" className={buttonClass("plain")} onClick={clearRecentlyViewed}>
          {t("catalog.recentlyViewed.clear")}
        </button>
      </header>
      <ProductGrid products={products} layout="row" />
    </section>
  )
}
