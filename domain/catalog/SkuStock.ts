import type { Sku } from "../shared/Sku.ts"
import type { StockVisibility } from "./StockVisibility.ts"

/** How a sku stands in stock. */
export interface SkuStock {
  readonly sku: Sku
  readonly productId: string
  readonly visibility: StockVisibility
  readonly isLow: boolean
}
