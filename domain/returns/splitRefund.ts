import type { OrderPayment } from "../order/Order.ts"
import type { Money } from "../shared/Money.ts"

/** Part of a refund that goes back to one payment of the order. */
export interface RefundPart {
  readonly payment: OrderPayment
  readonly amount: Money
}

/**
 * Splits a refund among the payments of an order: gift cards first, so that a gift card cannot be turned into cash.
 *
 * `refunded` is the amount refunded earlier, which took the same order. A rest without a payment is left out.
 */
export function splitRefund(refund: Money, payments: readonly OrderPayment[], refunded: Money): readonly RefundPart[] {
  let earlier = refunded.minorUnits
  let left = refund.minorUnits
  const ordered = [...payments].sort(
    (one, other) => Number(other.isGiftCard === true) - Number(one.isGiftCard === true),
  )
  return ordered.flatMap((payment) => {
    const before = Math.min(earlier, payment.amount.minorUnits)
    earlier -= before
    const amount = Math.min(left, payment.amount.minorUnits - before)
    left -= amount
    return amount === 0 ? [] : [{ payment, amount: { ...refund, minorUnits: amount } }]
  })
}
