import type { Money } from "../shared/Money.ts"
import type { Sku } from "../shared/Sku.ts"
import type { ProductImage } from "./ProductImage.ts"
import type { ProductSafety } from "./ProductSafety.ts"
import type { ColorSummary, ProductSummary } from "./ProductSummary.ts"
import type { SizeGuide } from "./SizeGuide.ts"
import type { StockVisibility } from "./StockVisibility.ts"

/** A price that is known to come, with its promotion (specification, section 3). */
export interface FuturePrice {
  readonly price: Money
  readonly promotionId?: string
  readonly promotionName?: string
}

/** One size of one colour: what can be bought. */
export interface ProductSize {
  readonly sku: Sku
  readonly name: string
  /** The merchant's own order; sizes without one are ordered by `compareSizes`. */
  readonly position?: number
  readonly price: Money
  readonly oldPrice?: Money
  /**
   * Lowest price of this size in the 30 days before its reduction (ruling R21); where it is absent, the product's
   * counts.
   */
  readonly lowestPrice30Days?: Money
  readonly futurePrice?: FuturePrice
  readonly isBuyable: boolean
  readonly visibility: StockVisibility
  /** Few are left. */
  readonly isLow: boolean
  /** How many pieces a lot holds, where it is sold in whole lots; 0 and 1 mean by the piece (`lotSize`). */
  readonly unitsLot?: number
  /** The same size in another country's count. */
  readonly equivalence?: string
}

export interface ProductColor {
  readonly id: string
  readonly name: string
  readonly hex?: string
  readonly images: readonly ProductImage[]
  readonly sizes: readonly ProductSize[]
}

/** A colour of a piece, with the sizes that can be chosen. */
export interface ComponentColor extends ColorSummary {
  readonly sizes: readonly ProductSize[]
}

/** A product that is sold in a bundle, and by itself too. */
export interface BundleComponent extends ProductSummary {
  readonly colors: readonly ComponentColor[]
}

/**
 * What a bundle has in the place of colours: products that are sold together (specification, section 3:
 * bundleProductSummaries).
 */
export interface Bundle {
  /** As the backend gives it; what is paid is the sum of the lines. */
  readonly price: Money
  /** Of all pieces together. */
  readonly images: readonly ProductImage[]
  /** Never empty. */
  readonly components: readonly BundleComponent[]
}

/** A product with everything its page shows (specification, section 3). */
export interface Product {
  readonly id: string
  readonly mfname: string
  readonly productUrl: string
  readonly name: string
  readonly description?: string
  readonly composition?: string
  readonly care?: string
  /** From the first level down. */
  readonly categoryIds: readonly string[]
  readonly visibility: StockVisibility
  readonly lowestPrice30Days?: Money
  /** None of a bundle. */
  readonly colors: readonly ProductColor[]
  /** Whether letters can be put on it. */
  readonly isCustomizable?: boolean
  /** Whether it is also made to measure. */
  readonly isTailorable?: boolean
  /** Given where it is a bundle. */
  readonly bundle?: Bundle
  /** Bundles that it is a piece of. */
  readonly bundles?: readonly ProductSummary[]
  /** Absent where it is the shop's own. */
  readonly brand?: string
  readonly safety?: ProductSafety
  /** Given only where it was asked for. */
  readonly sizeGuide?: SizeGuide
}
