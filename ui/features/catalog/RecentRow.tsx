import { useEffect, useState } from "react"
import type { ProductSummary } from "../../../domain/catalog/ProductSummary.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useDevice } from "../../runtime/DeviceProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { ProductGrid } from "./ProductGrid.tsx"
import styles from "./RecentRow.module.css"

const MOST_CARDS = 6

/**
 * What was seen lately, as it is sold now, and the way to forget it. Nothing where the shop shows none of it any more.
 */
export function RecentRow({ productIds }: { readonly productIds: readonly string[] }) {
  const t = useText()
  const { browse } = useCommands()
  const { forgetSeen } = useDevice()
  const [products, setProducts] = useState<readonly ProductSummary[]>([])
  const shown = productIds.slice(0, MOST_CARDS).join()
  useEffect(() => {
    let isLeft = false
    void browse((core) => core.products(shown.split(","))).then((found) => {
      if (found.ok && !isLeft) setProducts(found.value)
    })
    return () => {
      isLeft = true
    }
  }, [shown])
  if (products.length === 0) return null
  return (
    <section className={styles["recent"]} aria-labelledby="recent">
      <header className={styles["header"]}>
        <h2 id="recent">{t("catalog.recentlyViewed.title")}</h2>
        <button type="button" className={buttonClass("plain")} onClick={forgetSeen}>
          {t("catalog.recentlyViewed.clear")}
        </button>
      </header>
      <ProductGrid products={products} layout="row" />
    </section>
  )
}
