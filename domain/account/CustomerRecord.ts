import type { Tailoring } from "../shared/Customization.ts"
import type { Money } from "../shared/Money.ts"

/** A promotion that would count for a shopper if the cart were large enough. */
export interface UserPromotion {
  readonly id: string
  readonly promoCode: string
  readonly description: string
  readonly kind: "product" | "shipping"
  /** Per cent off. */
  readonly percent?: number
  readonly amount?: Money
  readonly minimumTotal?: Money
  /** A personal coupon that goes with it. */
  readonly couponCode?: string
  readonly segments: readonly string[]
}

/** The segments a shopper shall belong to, all at once. */
export interface SegmentChange {
  readonly segments: readonly string[]
  readonly userId?: string
  readonly orderId?: string
  readonly promotionId?: string
}

/** A reward that was chosen. */
export interface Reward {
  readonly id: string
  readonly promoCode: string
  readonly couponCode?: string
}

/** The receipt of a paid order. */
export interface TicketlessReceipt {
  readonly reference: string
  readonly orderId: string
  readonly storeId: string
  /** Day in the store's calendar: "2026-01-15". */
  readonly date: string
  readonly amount: Money
}

/** A garment that was made to measure. */
export interface TailoredGarment extends Tailoring {
  readonly orderId: string
  readonly sku: string
  readonly name: string
}

/** A shopper and what was tailored for them. */
export interface TailoringUserInfo {
  readonly userId: string
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly garments: readonly TailoredGarment[]
}
