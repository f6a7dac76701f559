import type { Money } from "../shared/Money.ts"
import type { Sku } from "../shared/Sku.ts"
import type { ProductImage } from "./ProductImage.ts"
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
  readonly futurePrice?: FuturePrice
  readonly isBuyable: boolean
  readonly visibility: StockVisibility
  /** Few are left. */
  readonly isLow: boolean
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
  readonly colors: readonly ProductColor[]
}
