import type { RepayInfo } from "../payment/RepayInfo.ts"
import type { Money } from "../shared/Money.ts"
import type { Order } from "./Order.ts"

/** A parcel with its carrier's tracking data. */
export interface Parcel {
  readonly carrier: string
  readonly trackingNumber: string
  /** Page of the carrier for this parcel; absent when the store does not allow its host (`trackingLink`). */
  readonly trackingUrl?: string
}

/** Steps of an order that a backend reports. */
export const ORDER_EVENTS = [
  "PLACED",
  "PAID",
  "PACKED",
  "SHIPPED",
  "OUT_FOR_DELIVERY",
  "DELIVERED",
  "CANCELLED",
  "RETURNED",
  "REFUNDED",
] as const

/** A step of an order that has happened. */
export interface OrderEvent {
  readonly type: (typeof ORDER_EVENTS)[number]
  /** The part; absent when the event concerns the whole order. */
  readonly partId?: string
  /** ISO 8601. */
  readonly at: string
}

/** The part of an order shipped from one stock origin. */
export interface OrderPart {
  readonly id: string
  /** Wire value such as `PAID`, `CANCELLED`; an unknown one is shown as in progress. */
  readonly status: string
  readonly lines: readonly { readonly orderItemId: string; readonly quantity: number }[]
  readonly totalProduct: Money
  readonly isCancellable: boolean
  /**
   * Shipping method in the language of the call, with its share of the shipping price and its days; absent when parts
   * are not distinguished.
   */
  readonly shippingName?: string
  readonly shippingPrice?: Money
  /** Calendar dates `YYYY-MM-DD`. */
  readonly earliest?: string
  readonly latest?: string
  /** Absent until it is packed, and for a part without a parcel. */
  readonly parcel?: Parcel
}

/** A refund. */
export interface OrderRefund {
  readonly amount: Money
  /** Whether the payment was pending and never captured. */
  readonly isVoid: boolean
  /** The refunded part; absent for the rest of the order. */
  readonly partId?: string
  /** ISO 8601. */
  readonly decidedAt: string
}

/** An order with its state after placement. */
export interface OrderWithParts {
  readonly order: Order
  /** Empty when they were not requested. */
  readonly parts: readonly OrderPart[]
  readonly refunds: readonly OrderRefund[]
  /** Oldest first; absent when the backend does not report them. */
  readonly events?: readonly OrderEvent[]
  /** For an unpaid order: whether and until when it can be paid; the backend decides (F99). */
  readonly repay?: RepayInfo
}
