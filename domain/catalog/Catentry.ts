import type { Sku } from "../shared/Sku.ts"

/** The catalogue entry of a part number: a product, or one colour and size of it (S7). */
export interface Catentry {
  /** As requested. */
  readonly partNumber: string
  readonly catentryId: string
  readonly productId: string
  readonly categoryId: string
  /** Present when the part number identifies one. */
  readonly sku?: Sku
  /** Units per lot of that SKU; 0 and 1 mean single units (`lotSize`). */
  readonly unitsLot?: number
}
