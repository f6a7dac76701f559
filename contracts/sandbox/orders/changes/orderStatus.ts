import type { OrderStatus } from "../OrderTables.ts"

/** From which states an order may come into each. */
const PREVIOUS_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: [],
  PAID: ["PENDING"],
  SHIPPED: ["PAID"],
  DELIVERED: ["SHIPPED"],
  CANCELLED: ["PENDING", "PAID"],
  REFUNDED: ["DELIVERED"],
}

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => PREVIOUS_STATUSES[to].includes(from)

/** Nothing of it is on its way. */
export const isCancellable = (status: OrderStatus): boolean => canBecome(status, "CANCELLED")

/** Still expected by the shopper. */
export const isLive = (status: OrderStatus): boolean =>
  status === "PENDING" || status === "PAID" || status === "SHIPPED"

/** It was paid and stands: an invoice may be asked for. */
export const isInvoiceable = (status: OrderStatus): boolean =>
  status === "PAID" || status === "SHIPPED" || status === "DELIVERED"
