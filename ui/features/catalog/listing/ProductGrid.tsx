import type { ReactNode } from "react"
import type { ProductSummary } from "../../../../domain/catalog/ProductSummary.ts"
import { ProductCard } from "./ProductCard.tsx"
import styles from "./ProductGrid.module.css"

export interface ProductGridProps {
  readonly products: readonly ProductSummary[]
  /** `editorial` enlarges some products; `row` is a single line that scrolls on a phone. */
  readonly layout: "editorial" | "row"
  /** Additional content of each card. */
  readonly extra?: (product: ProductSummary) => ReactNode
}

/**
 * The large positions in every group of twelve. With two or four columns, 24 cards still end in a full row. If the
 * eighth has a wide editorial image, that image is used instead and each group of twelve ends in a full row.
 */
const LARGE_POSITIONS = [0, 7]
const PRIORITY_COUNT = 2

/** A grid of product cards. */
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
              {...(large ? { sizes: "(min-width: 60rem) 50vw, 100vw" } : {})}
            />
            {extra?.(product)}
          </li>
        )
      })}
    </ul>
  )
}
