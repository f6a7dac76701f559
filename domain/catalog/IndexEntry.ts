import type { Money } from "../shared/Money.ts"
import type { Sku } from "../shared/Sku.ts"
import type { ProductImage } from "./ProductImage.ts"
import type { StockVisibility } from "./stock/StockVisibility.ts"

/** Fields of the full index that can be requested beside the id. */
export type IndexField =
  | "name"
  | "mfname"
  | "productUrl"
  | "categoryId"
  | "price"
  | "oldPrice"
  | "visibility"
  | "colors"
  | "skus"
  | "image"

/** A product in the full index, with the requested fields it has. */
export interface IndexEntry {
  readonly id: string
  readonly name?: string
  readonly mfname?: string
  readonly productUrl?: string
  readonly categoryId?: string
  readonly price?: Money
  readonly oldPrice?: Money
  readonly visibility?: StockVisibility
  readonly colors?: readonly string[]
  readonly skus?: readonly Sku[]
  readonly image?: ProductImage
}

export interface FullIndex {
  /** Total number of matches, including those beyond the first 100. */
  readonly found: number
  readonly entries: readonly IndexEntry[]
}
