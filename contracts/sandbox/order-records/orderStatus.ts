import type { OrderStatus } from "../platform/storage/tables/OrderTables.ts"

/** Allowed previous statuses of each status. */
const PREVIOUS_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: [],
  PAID: ["PENDING"],
  SHIPPED: ["PAID"],
  DELIVERED: ["SHIPPED"],
  CANCELLED: ["PENDING", "PAID"],
  REFUNDED: ["DELIVERED"],
}

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => PREVIOUS_STATUSES[to].includes(from)

/** No part of it is shipped. */
export const isCancellable = (status: OrderStatus): boolean => canBecome(status, "CANCELLED")

/** The customer still expects its delivery. */
export const isLive = (status: OrderStatus): boolean =>
  status === "PENDING" || status === "PAID" || status === "SHIPPED"

/** It was paid and is not cancelled: an invoice may be requested. */
export const isInvoiceable = (status: OrderStatus): boolean =>
  status === "PAID" || status === "SHIPPED" || status === "DELIVERED"
