import type { Money } from "../shared/Money.ts"
import type { RefundPart } from "./splitRefund.ts"

/** Amounts of a return before it is submitted. */
export interface ReturnPreview {
  /** Refunded after receipt, with its share of the delivery; includes the difference of cheaper replacements. */
  readonly refund: Money
  /** Charged when the return arrives, because replacements cost more; zero unless the refund is zero. */
  readonly debt: Money
  /** Today's price of the replacements minus the price of the exchanged units. */
  readonly priceDifference: Money
  /** Where the refund goes, gift cards first; empty for a refund account that the customer names. */
  readonly parts: readonly RefundPart[]
  /** Last day to hand it over, in the store's own calendar. */
  readonly lastDay: string
  /** Days between receipt and refund, at most. */
  readonly refundDays: number
  /**
   * Charged if the items do not arrive by that day: an advance refund, or the price of the replacements. Absent for a
   * refund after receipt.
   */
  readonly dueUntilReceipt?: { readonly amount: Money; readonly dueDate: string }
}

/** Returns what is refunded or charged for the units that are not exchanged, and the price difference of the others. */
export function settleReturn(returned: Money, priceDifference: Money): Pick<ReturnPreview, "refund" | "debt"> {
  const balance = returned.minorUnits - priceDifference.minorUnits
  return {
    refund: { ...returned, minorUnits: Math.max(0, balance) },
    debt: { ...returned, minorUnits: Math.max(0, -balance) },
  }
}
