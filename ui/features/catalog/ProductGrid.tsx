import type { ReactNode } from "react"
import type { ProductSummary } from "../../../domain/catalog/ProductSummary.ts"
import { ProductCard } from "./ProductCard.tsx"
import styles from "./ProductGrid.module.css"

export interface ProductGridProps {
  readonly products: readonly ProductSummary[]
  /** `editorial` lets some pieces stand larger among the others; `row` is one line that scrolls on a phone. */
  readonly layout: "editorial" | "row"
  /** What stands on each card besides. */
  readonly extra?: (product: ProductSummary) => ReactNode
}

/**
 * In every dozen the first and the eighth stand large; with two or four columns two dozens still end in a full row. The
 * eighth is an editorial row's wide picture where there is one, and then each dozen does.
 */
const LARGE_POSITIONS = [0, 7]
const PRIORITY_COUNT = 2

/** Products side by side. */
export function ProductGrid({ products, layout, extra }: ProductGridProps) {
  return (
    <ul className={styles[layout]}>
      {products.map((product, index) => {
        const wide =
          layout === "editorial" && index % 12 === 7
            ? product.images.find(({ view }) => view === "editorial")
            : undefined
        const large = wide === undefined && layout === "editorial" && LARGE_POSITIONS.includes(index % 12)
        return (
          <li key={product.id} className={wide && styles["crop"]}>
            <ProductCard
              product={product}
              wide={wide}
              priority={layout === "editorial" && index < PRIORITY_COUNT}
              sizes={large ? "(min-width: 60rem) 50vw, 100vw" : "(min-width: 60rem) 25vw, 50vw"}
            />
            {extra?.(product)}
          </li>
        )
      })}
    </ul>
  )
}
