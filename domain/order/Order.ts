import type { Address } from "../address/Address.ts"
import type { CartAdjustment, CartItem, CartTax } from "../cart/Cart.ts"
import type { GiftInfo } from "../cart/GiftInfo.ts"
import type { ProductImage } from "../catalog/ProductImage.ts"
import type { PurchaseOrigin } from "../checkout/PurchaseOrigin.ts"
import type { PurchaseOptions } from "../checkout/PurchaseOptions.ts"
import type { PickupLocation } from "../shared/PickupLocation.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"

/** How an order was paid, as far as it may be shown. */
export interface OrderPayment {
  readonly name: string
  /** Such as `**** 4242`; absent when the method has no number. */
  readonly maskedNumber?: string
  readonly amount: Money
}

/** An order in a list of orders. */
export interface OrderSummary {
  readonly id: OrderId
  /** Wire word such as `PAID`, `CANCELLED`; one not known is shown as in progress. */
  readonly status: string
  /** An instant in ISO 8601 with its offset. */
  readonly placedAt: string
  readonly totalOrder: Money
  readonly payments: readonly OrderPayment[]
  /** How many pieces; absent when the shop does not say. */
  readonly units?: number
  readonly images: readonly ProductImage[]
}

/** A purchase that was made. Its figures are the server's. */
export interface Order {
  readonly id: OrderId
  /** Wire word such as `confirmed`, `cancelled`. */
  readonly status: string
  /** An instant in ISO 8601 with its offset. */
  readonly placedAt: string
  readonly items: readonly CartItem[]
  readonly totalProduct: Money
  readonly totalAdjustment: Money
  readonly shippingPrice: Money
  /** The part of `tax` that is for the delivery; absent where the shop does not say. */
  readonly shippingTax?: Money
  readonly tax: Money
  readonly taxes: readonly CartTax[]
  readonly totalOrder: Money
  readonly adjustments: readonly CartAdjustment[]
  readonly payments: readonly OrderPayment[]
  readonly shippingName?: string
  /**
   * Where it is collected; absent when it is sent. `address` is then the place's own, as it was when the order was
   * made.
   */
  readonly collectedAt?: PickupLocation
  readonly earliest?: string
  readonly latest?: string
  readonly address?: Address
  readonly email?: string
  /** The card that goes with all of it. */
  readonly giftInfo?: GiftInfo
  /** Who the bill names, where that is another. */
  readonly billing?: Address
  /** What was wanted beside delivery and payment. */
  readonly wishes?: PurchaseOptions
  /** What an integrator said of the purchase. */
  readonly origin?: { readonly [Member in keyof PurchaseOrigin]?: string }
}
