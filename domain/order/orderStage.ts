import type { Order } from "./Order.ts"

/** How far an order is, as texts and actions depend on it. */
export type OrderStage =
  "unpaid" | "preparing" | "shipped" | "ready" | "delivered" | "collected" | "cancelled" | "refunded" | "unknown"

const STAGES: Readonly<Record<string, OrderStage>> = {
  PENDING: "unpaid",
  PAID: "preparing",
  CONFIRMED: "preparing",
  SHIPPED: "shipped",
  DELIVERED: "delivered",
  CANCELLED: "cancelled",
  REFUNDED: "refunded",
}

/**
 * The stage of an order by the shop's word for its state. An order that is collected is ready at its place once it is
 * shipped. A word that is not known says only that the order is in progress (ruling R26).
 */
export function orderStage({ status, collectedAt }: Pick<Order, "status" | "collectedAt">): OrderStage {
  const stage = STAGES[status.toUpperCase()] ?? "unknown"
  if (collectedAt === undefined) return stage
  return stage === "shipped" ? "ready" : stage === "delivered" ? "collected" : stage
}

/** Whether something of an order is still to come. */
export function isOpenStage(stage: OrderStage): boolean {
  return stage === "unpaid" || stage === "preparing" || stage === "shipped" || stage === "ready"
}
