import * as Effect from "effect/Effect"
import { analyticsOrder } from "../../domain/order/analyticsOrder.ts"
import type { Order } from "../../domain/order/Order.ts"
import { trackEvent } from "../telemetry/trackEvent.ts"
import { claimUnreportedPurchase } from "./storedPurchases.ts"

/** An order in one of these is no purchase: nothing was paid yet, or it was given up. */
const NOT_BOUGHT = ["PENDING", "CANCELLED"]

/**
 * Tells the store's collector of a purchase, once per order: by the device that bought it, however often and in how
 * many tabs its confirmation is looked at, and never by another to which the address was sent (F86). The order's number
 * is the event's id, so that a collector can drop what reaches it twice. Answers whether it was told. Never fails.
 */
export const reportPurchase = Effect.fn("order.reportPurchase")(function* (order: Order) {
  if (NOT_BOUGHT.includes(order.status.toUpperCase())) return false
  if (!(yield* claimUnreportedPurchase(order.id))) return false
  yield* trackEvent({
    level: "INFO",
    label: "order.purchase",
    message: JSON.stringify(analyticsOrder(order)),
    tags: { eventId: order.id, currency: order.totalOrder.currencyCode },
  })
  return true
})
