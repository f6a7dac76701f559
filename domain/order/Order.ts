import type { Address } from "../address/Address.ts"
import type { CartAdjustment, CartItem, CartTax } from "../cart/Cart.ts"
import type { GiftInfo } from "../cart/GiftInfo.ts"
import type { ProductImage } from "../catalog/ProductImage.ts"
import type { PurchaseOrigin } from "../checkout/PurchaseOrigin.ts"
import type { PurchaseOptions } from "../checkout/PurchaseOptions.ts"
import type { PickupLocation } from "../shared/PickupLocation.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"

/** A payment of an order, limited to displayable data. */
export interface OrderPayment {
  readonly name: string
  /** Such as `**** 4242`; absent when the method has no number. */
  readonly maskedNumber?: string
  readonly amount: Money
  /** Gift cards are refunded before any other payment. */
  readonly isGiftCard?: boolean
}

/** An order in a list of orders. */
export interface OrderSummary {
  readonly id: OrderId
  /** Wire value such as `PAID`, `CANCELLED`; an unknown one is shown as in progress. */
  readonly status: string
  /** ISO 8601 with offset. */
  readonly placedAt: string
  readonly totalOrder: Money
  readonly payments: readonly OrderPayment[]
  /** Number of items; absent when the backend does not report it. */
  readonly units?: number
  readonly images: readonly ProductImage[]
}

/** A placed order. Its amounts come from the server. */
export interface Order {
  readonly id: OrderId
  /** Wire value such as `confirmed`, `cancelled`. */
  readonly status: string
  /** ISO 8601 with offset. */
  readonly placedAt: string
  readonly items: readonly CartItem[]
  readonly totalProduct: Money
  readonly totalAdjustment: Money
  readonly shippingPrice: Money
  /** The part of `tax` for the delivery; absent when the backend does not report it. */
  readonly shippingTax?: Money
  readonly tax: Money
  readonly taxes: readonly CartTax[]
  readonly totalOrder: Money
  readonly adjustments: readonly CartAdjustment[]
  readonly payments: readonly OrderPayment[]
  readonly shippingName?: string
  /** Pickup location; absent for a shipped order. `address` is then the location's own at the time of the order. */
  readonly collectedAt?: PickupLocation
  readonly earliest?: string
  readonly latest?: string
  readonly address?: Address
  readonly email?: string
  /** Gift note of the whole order. */
  readonly giftInfo?: GiftInfo
  /** Billing address, if it differs. */
  readonly billing?: Address
  /** Options beside delivery and payment. */
  readonly wishes?: PurchaseOptions
  /** Purchase metadata of an integrator. */
  readonly origin?: { readonly [Member in keyof PurchaseOrigin]?: string }
}
