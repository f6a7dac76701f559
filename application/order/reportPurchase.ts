import * as Effect from "effect/Effect"
import { analyticsOrder } from "../../domain/order/analyticsOrder.ts"
import type { Order } from "../../domain/order/Order.ts"
import { track } from "../analytics/Analytics.ts"
import { claimUnreportedPurchase } from "./storedPurchases.ts"

/** Orders with these statuses are no purchases: not yet paid, or abandoned. */
const UNREPORTED_STATUSES = ["PENDING", "CANCELLED"]

/**
 * Reports a purchase to analytics, once per order: only on the device that bought it, however
 * often and in however many tabs its confirmation is opened (F86). The event's id is the order number, so that a
 * collector can drop duplicates. Returns whether it was reported. Never fails.
 */
export const reportPurchase = Effect.fn("order.reportPurchase")(function* (order: Order) {
  if (UNREPORTED_STATUSES.includes(order.status.toUpperCase())) return false
  if (!(yield* claimUnreportedPurchase(order.id))) return false
  yield* track({ name: "purchase", currency: order.totalOrder.currencyCode, order: analyticsOrder(order) })
  return true
})
