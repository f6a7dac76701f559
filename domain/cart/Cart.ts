import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { Sku } from "../shared/Sku.ts"
import type { CartMerge, LeftoverItem } from "./CartMerge.ts"
import type { GiftInfo } from "./GiftInfo.ts"
import type { GiftPacking } from "./GiftPacking.ts"
import type { LineMetadata } from "./LineMetadata.ts"
import type { LineCustomization } from "./LineCustomization.ts"

/** The bundle a line was bought in. */
export interface LineBundle {
  /** The product that is the bundle. */
  readonly id: string
  readonly name?: string
  /** How many pieces it has. */
  readonly size?: number
}

/** A line of a cart as the shop returns it (specification, section 3). */
export interface CartItem extends LineMetadata, LineCustomization {
  /** The order item's id; what gift packing and a change of sku speak of. */
  readonly id: string
  readonly sku: Sku
  readonly quantity: number
  readonly unitPrice: Money
  readonly oldPrice?: Money
  /** Lowest price of a unit in the 30 days before the reduction (ruling R21). */
  readonly lowestPrice30Days?: Money
  readonly name: string
  readonly size?: string
  readonly color?: string
  readonly colorId?: string
  readonly productId: string
  readonly mfname?: string
  readonly productUrl?: string
  readonly categoryId?: string
  /** False when it can no longer be bought; the line stays until the shopper removes it. */
  readonly isBuyable: boolean
  /** True where it cannot be bought only because none is left: it may come again. */
  readonly isSoldOut?: boolean
  /** How many can be bought at most; absent when the shop does not say. */
  readonly unitsAvailable?: number
  /** False where it may not be given back, as what was made for one shopper may not. */
  readonly isReturnable?: boolean
  /** How it is given away; absent where it is not. */
  readonly giftPacking?: GiftPacking
  readonly image?: ProductImage
  readonly bundle?: LineBundle
  /** What promotions take off this line, or add: its part of the cart's; absent where nothing does. */
  readonly adjustments?: readonly CartAdjustment[]
  /** Its part of the cart's taxes. */
  readonly taxes?: readonly CartTax[]
}

/** Money taken off, or added, by a promotion. */
export interface CartAdjustment {
  readonly description: string
  readonly amount: Money
  readonly promotionId?: string
  readonly isShipping: boolean
}

/** One tax of a cart. */
export interface CartTax {
  readonly name: string
  readonly amount: Money
}

/**
 * A shopper's cart. Its totals are the server's: they are what is shown and paid (ruling R3).
 */
export interface Cart {
  /** Becomes the order's id. Absent while nothing was ever put in. */
  readonly id?: OrderId
  /** The store it belongs to. */
  readonly storeId?: string
  /** As the shop names it; `OPEN` while it can be changed. */
  readonly status?: string
  /** When it was last changed, as the shop wrote it (RFC 3339). */
  readonly changedAt?: string
  readonly items: readonly CartItem[]
  readonly totalProduct: Money
  readonly totalAdjustment: Money
  readonly shippingPrice: Money
  /** The part of `tax` that is for the delivery; absent where the shop does not say. */
  readonly shippingTax?: Money
  readonly shippingTaxes?: readonly CartTax[]
  /** The seller has no tax nexus with the destination: no tax is charged there. */
  readonly isNoNexus?: boolean
  readonly tax: Money
  readonly taxes: readonly CartTax[]
  /** What is paid. */
  readonly totalOrder: Money
  readonly adjustments: readonly CartAdjustment[]
  readonly promoCodes: readonly string[]
  /** Gift message of the whole cart. */
  readonly giftInfo?: GiftInfo
  /** Told for a while after a login. */
  readonly merge?: CartMerge
  /** Absent where nothing is kept. */
  readonly leftovers?: readonly LeftoverItem[]
}
