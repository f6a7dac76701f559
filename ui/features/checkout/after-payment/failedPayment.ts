import type { OrderId } from "../../../../domain/shared/OrderId.ts"

/**
 * The order whose payment failed on the previous page, so that the repayment page can say so. Kept in memory only: a
 * reload clears it.
 */
let failed: OrderId | undefined

/** Stores the order of a failed payment for the repayment page. */
export function rememberFailedPayment(orderId: OrderId): void {
  failed = orderId
}

/** Whether the last payment of this order failed on the previous page. */
export function hasFailedPayment(orderId: OrderId): boolean {
  return failed === orderId
}

/** Clears it when another payment starts. */
export function clearFailedPayment(): void {
  failed = undefined
}
