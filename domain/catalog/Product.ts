import type { Money } from "../shared/Money.ts"
import type { Sku } from "../shared/Sku.ts"
import type { ProductImage } from "./ProductImage.ts"
import type { ProductSafety } from "./ProductSafety.ts"
import type { ColorSummary, ProductSummary } from "./ProductSummary.ts"
import type { SizeGuide } from "./SizeGuide.ts"
import type { StockVisibility } from "./stock/StockVisibility.ts"

/** An announced future price with its promotion (S3). */
export interface FuturePrice {
  readonly price: Money
  readonly promotionId?: string
  readonly promotionName?: string
}

/** One size of one colour: the unit of purchase. */
export interface ProductSize {
  readonly sku: Sku
  readonly name: string
  /** The merchant's own order; sizes without one are sorted by `compareSizes`. */
  readonly position?: number
  readonly price: Money
  readonly oldPrice?: Money
  /** Lowest price of this size in the 30 days before its reduction (R21); absent: the product's applies. */
  readonly lowestPrice30Days?: Money
  readonly futurePrice?: FuturePrice
  readonly isBuyable: boolean
  readonly visibility: StockVisibility
  /** Low stock. */
  readonly isLow: boolean
  /** Units per lot, when sold in lots; 0 and 1 mean single units (`lotSize`). */
  readonly unitsLot?: number
  /** The equivalent size in another country's system. */
  readonly equivalence?: string
}

export interface ProductColor {
  readonly id: string
  readonly name: string
  readonly hex?: string
  readonly images: readonly ProductImage[]
  readonly sizes: readonly ProductSize[]
}

/** A colour of a bundle item, with its available sizes. */
export interface ComponentColor extends ColorSummary {
  readonly sizes: readonly ProductSize[]
}

/** A product sold in a bundle and individually. */
export interface BundleComponent extends ProductSummary {
  readonly colors: readonly ComponentColor[]
}

/** Products sold together, which a bundle has instead of colours (S3: bundleProductSummaries). */
export interface Bundle {
  /** As returned by the backend; the sum of the lines is paid. */
  readonly price: Money
  /** Images of all items together. */
  readonly images: readonly ProductImage[]
  /** Never empty. */
  readonly components: readonly BundleComponent[]
}

/** A product with all data of its page (S3). */
export interface Product {
  readonly id: string
  readonly mfname: string
  readonly productUrl: string
  readonly name: string
  readonly description?: string
  readonly composition?: string
  readonly care?: string
  /** From the top level down. */
  readonly categoryIds: readonly string[]
  readonly visibility: StockVisibility
  readonly lowestPrice30Days?: Money
  /** Empty for a bundle. */
  readonly colors: readonly ProductColor[]
  /** Whether it can have a monogram. */
  readonly isCustomizable?: boolean
  /** Whether it is also made to measure. */
  readonly isTailorable?: boolean
  /** Present for a bundle. */
  readonly bundle?: Bundle
  /** Bundles that contain it. */
  readonly bundles?: readonly ProductSummary[]
  /** Absent for the store's own brand. */
  readonly brand?: string
  readonly safety?: ProductSafety
  /** Present only when requested. */
  readonly sizeGuide?: SizeGuide
}
