import type { Money } from "../shared/Money.ts"
import type { OrderWithParts } from "./OrderWithParts.ts"

/** What comes back when an order, or a part of it, is cancelled. */
export interface RefundEstimate {
  readonly amount: Money
  /**
   * The exact sum is the shop's to say: discounts are shared among the parts, and the delivery goes back with the last
   * one.
   */
  readonly isUpperBound: boolean
  /** It was never taken: the payment is still waited for. */
  readonly isVoid: boolean
}

/**
 * What of the total has not gone back yet; of a part that is not the last one that stands, its price and never more
 * than that.
 */
export function refundEstimate({ order, parts, refunds }: OrderWithParts, partId?: string): RefundEstimate {
  const { totalOrder } = order
  const left = Math.max(
    0,
    refunds.reduce((rest, { amount }) => rest - amount.minorUnits, totalOrder.minorUnits),
  )
  const isVoid = order.status.toUpperCase() === "PENDING"
  const part = parts.find(({ id }) => id === partId)
  const isLast =
    part === undefined || parts.every(({ id, status }) => id === part.id || status.toUpperCase() === "CANCELLED")
  if (isLast) return { amount: { ...totalOrder, minorUnits: left }, isUpperBound: false, isVoid }
  return {
    amount: { ...totalOrder, minorUnits: Math.min(left, part.totalProduct.minorUnits) },
    isUpperBound: true,
    isVoid,
  }
}
