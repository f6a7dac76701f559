import type { OrderId } from "../../../domain/shared/OrderId.ts"

/**
 * The order whose payment failed on the page before: the page on which it is paid again says so. Only in memory: a
 * reload begins anew.
 */
let failed: OrderId | undefined

/** Remembers that a payment failed although the order was placed, for the page that the shopper is led to. */
export function rememberFailedPayment(orderId: OrderId): void {
  failed = orderId
}

/** Whether the last payment of this order failed on the page before. */
export function hasFailedPayment(orderId: OrderId): boolean {
  return failed === orderId
}

/** Forgets it, once another payment begins. */
export function clearFailedPayment(): void {
  failed = undefined
}
