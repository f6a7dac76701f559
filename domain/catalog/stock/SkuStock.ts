import type { Sku } from "../../shared/Sku.ts"
import type { StockVisibility } from "./StockVisibility.ts"

/** Stock status of a SKU. */
export interface SkuStock {
  readonly sku: Sku
  readonly productId: string
  readonly visibility: StockVisibility
  readonly isLow: boolean
}
