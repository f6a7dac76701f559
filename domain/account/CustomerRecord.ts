import type { Tailoring } from "../shared/Customization.ts"
import type { Money } from "../shared/Money.ts"

/** A promotion that would apply to a customer if the cart total were high enough. */
export interface UserPromotion {
  readonly id: string
  readonly promoCode: string
  readonly description: string
  readonly kind: "product" | "shipping"
  /** Percent off. */
  readonly percent?: number
  readonly amount?: Money
  readonly minimumTotal?: Money
  /** Personal coupon of the promotion. */
  readonly couponCode?: string
  readonly segments: readonly string[]
}

/** All segments to assign to a customer. */
export interface SegmentChange {
  readonly segments: readonly string[]
  readonly userId?: string
  readonly orderId?: string
  readonly promotionId?: string
}

/** A chosen reward. */
export interface Reward {
  readonly id: string
  readonly promoCode: string
  readonly couponCode?: string
}

/** The receipt of a paid order, or of a purchase in a physical store. */
export interface TicketlessReceipt {
  readonly reference: string
  /** Absent for a purchase in a physical store. */
  readonly orderId?: string
  /** Number of the physical store; absent for an online order. */
  readonly storeNumber?: string
  readonly storeId: string
  /** Day in the store's calendar: "2026-01-15". */
  readonly date: string
  readonly amount: Money
}

/** A made-to-measure garment. */
export interface TailoredGarment extends Tailoring {
  readonly orderId: string
  readonly sku: string
  readonly name: string
}

/** A customer with their made-to-measure garments. */
export interface TailoringUserInfo {
  readonly userId: string
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly garments: readonly TailoredGarment[]
}
