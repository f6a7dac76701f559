import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { Sku } from "../shared/Sku.ts"
import type { CartMerge, LeftoverItem } from "./CartMerge.ts"
import type { GiftInfo } from "./GiftInfo.ts"
import type { GiftPacking } from "./GiftPacking.ts"
import type { LineMetadata } from "./LineMetadata.ts"
import type { LineCustomization } from "./LineCustomization.ts"

/** The bundle of a line. */
export interface LineBundle {
  /** ID of the bundle product. */
  readonly id: string
  readonly name?: string
  /** Number of items in the bundle. */
  readonly size?: number
}

/** A line of a cart as the backend returns it (S3). */
export interface CartItem extends LineMetadata, LineCustomization {
  /** The order item's id, used for gift wrapping and SKU changes. */
  readonly id: string
  readonly sku: Sku
  readonly quantity: number
  readonly unitPrice: Money
  readonly oldPrice?: Money
  /** Lowest price of a unit in the 30 days before the reduction (R21). */
  readonly lowestPrice30Days?: Money
  readonly name: string
  readonly size?: string
  readonly color?: string
  readonly colorId?: string
  readonly productId: string
  /** The backend's catalogue entry, which returns refer to. */
  readonly catentryId?: string
  readonly mfname?: string
  readonly productUrl?: string
  readonly categoryId?: string
  /** False when it can no longer be bought; the line stays until the customer removes it. */
  readonly isBuyable: boolean
  /** True when stock is the only reason why it cannot be bought: it may be restocked. */
  readonly isSoldOut?: boolean
  /** Available stock; absent when the backend does not report it. */
  readonly unitsAvailable?: number
  /** False for items that cannot be returned, such as customized ones. */
  readonly isReturnable?: boolean
  /** Gift wrapping and message; absent when it is no gift. */
  readonly giftPacking?: GiftPacking
  readonly image?: ProductImage
  readonly bundle?: LineBundle
  /** Adjustments of this line by promotions, part of the cart's; absent when there are none. */
  readonly adjustments?: readonly CartAdjustment[]
  /** The line's part of the cart's taxes. */
  readonly taxes?: readonly CartTax[]
}

/** An amount subtracted or added by a promotion. */
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

/** A customer's cart. Its totals come from the server; they are displayed and paid unchanged (R3). */
export interface Cart {
  /** Becomes the order's id. Absent before the first addition. */
  readonly id?: OrderId
  /** ID of its store. */
  readonly storeId?: string
  /** The backend's status; `OPEN` while it can be changed. */
  readonly status?: string
  /** Time of the last change (RFC 3339). */
  readonly changedAt?: string
  readonly items: readonly CartItem[]
  readonly totalProduct: Money
  readonly totalAdjustment: Money
  readonly shippingPrice: Money
  /** The part of `tax` for the delivery; absent when the backend does not report it. */
  readonly shippingTax?: Money
  readonly shippingTaxes?: readonly CartTax[]
  /** The seller has no tax nexus with the destination: no tax is charged there. */
  readonly isNoNexus?: boolean
  readonly tax: Money
  readonly taxes: readonly CartTax[]
  /** The amount to pay. */
  readonly totalOrder: Money
  readonly adjustments: readonly CartAdjustment[]
  readonly promoCodes: readonly string[]
  /** Gift message of the whole cart. */
  readonly giftInfo?: GiftInfo
  /** Present for some time after a sign-in. */
  readonly merge?: CartMerge
  /** Absent when there are none. */
  readonly leftovers?: readonly LeftoverItem[]
}
