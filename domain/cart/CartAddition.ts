import type { Sku } from "../shared/Sku.ts"
import type { AddToCartMetadata } from "./AddToCartMetadata.ts"
import type { LineCustomization } from "./LineCustomization.ts"

/** What a shopper asks to put into the cart. */
export interface CartAddition extends AddToCartMetadata, LineCustomization {
  readonly sku: Sku
  /** From 1 to `MAX_QUANTITY`, in whole lots. */
  readonly quantity: number
  /** How many pieces a lot holds, as the product says it (`lotSize`); decides before any call and is not sent. */
  readonly unitsLot?: number
  readonly productId?: string
  /** The bundle it is put in with. */
  readonly bundleId?: string
  /** The `LeftoverItem` that these units are taken from. */
  readonly leftoverId?: string
  /** Where a new line is to stand, 0 for the first; at the end without it. */
  readonly position?: number
}

/** Another quantity for a line of the cart. */
export interface LineQuantity {
  readonly sku: Sku
  /** 0 removes the line. */
  readonly quantity: number
  /** Names the line where its sku does not. */
  readonly lineId?: string
}

/** Pieces of one sku in one cart line, at most. */
export const MAX_QUANTITY = 99
