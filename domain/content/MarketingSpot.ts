import type { ProductImage } from "../catalog/ProductImage.ts"
import type { ProductSummary } from "../catalog/ProductSummary.ts"

/** An editorial spot on a page. */
export interface MarketingSpot {
  readonly spot: string
  readonly position: number
  readonly title: string
  readonly text?: string
  readonly callToAction?: string
  readonly categoryId?: string
  readonly images: readonly ProductImage[]
  readonly products: readonly ProductSummary[]
}
