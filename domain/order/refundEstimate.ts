import type { Money } from "../shared/Money.ts"
import type { OrderWithParts } from "./OrderWithParts.ts"

/** Expected refund when an order, or a part of it, is cancelled. */
export interface RefundEstimate {
  readonly amount: Money
  /**
   * The backend determines the exact amount: discounts are split among the parts, and shipping is refunded with the
   * last one.
   */
  readonly isUpperBound: boolean
  /** The payment is pending and was never captured. */
  readonly isVoid: boolean
}

/**
 * Returns the part of the total not yet refunded; for a part that is not the last remaining one, its price up to that
 * amount.
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
