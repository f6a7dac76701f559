import type { Sku } from "../shared/Sku.ts"

/** What a part number stands for: a product, or one colour and size of it (specification, section 7). */
export interface Catentry {
  /** As it was asked for. */
  readonly partNumber: string
  readonly catentryId: string
  readonly productId: string
  readonly categoryId: string
  /** Where the part number names one. */
  readonly sku?: Sku
  /** How many pieces a lot of that sku holds; 0 and 1 mean by the piece (`lotSize`). */
  readonly unitsLot?: number
}
