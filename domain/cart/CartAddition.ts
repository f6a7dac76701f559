import type { Sku } from "../shared/Sku.ts"
import type { AddToCartMetadata } from "./AddToCartMetadata.ts"
import type { LineCustomization } from "./LineCustomization.ts"

/** An item to add to the cart. */
export interface CartAddition extends AddToCartMetadata, LineCustomization {
  readonly sku: Sku
  /** From 1 to `MAX_QUANTITY`, in whole lots. */
  readonly quantity: number
  /** Units per lot of the product (`lotSize`); used for validation before the call and not sent. */
  readonly unitsLot?: number
  readonly productId?: string
  /** The bundle it is added with. */
  readonly bundleId?: string
  /** The `LeftoverItem` that these units are taken from. */
  readonly leftoverId?: string
  /** Index of a new line, 0 for the first. Default: at the end. */
  readonly position?: number
}

/** A quantity change of a cart line. */
export interface LineQuantity {
  readonly sku: Sku
  /** 0 removes the line. */
  readonly quantity: number
  /** Identifies the line when the SKU is ambiguous. */
  readonly lineId?: string
}

/** Maximum units of one SKU in a cart line. */
export const MAX_QUANTITY = 99
