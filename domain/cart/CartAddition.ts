import type { Sku } from "../shared/Sku.ts"

/** What a shopper asks to put into the cart. */
export interface CartAddition {
  readonly sku: Sku
  /** From 1 to `MAX_QUANTITY`. */
  readonly quantity: number
  readonly productId?: string
  readonly categoryId?: string
  /** The `KeptItem` that these units are taken from. */
  readonly keptId?: string
}

/** Pieces of one sku in one cart line, at most. */
export const MAX_QUANTITY = 99
