import type { Order } from "./Order.ts"

/** Stage of an order, which determines texts and actions. */
export type OrderStage =
  | "unpaid"
  | "preparing"
  | "shipped"
  | "ready"
  | "delivered"
  | "collected"
  | "cancelled"
  | "refunded"
  | "unknown"

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
 * Returns the stage of an order from its status. A shipped pickup order is ready at its location. An unknown status
 * means in progress (R26).
 */
export function orderStage({ status, collectedAt }: Pick<Order, "status" | "collectedAt">): OrderStage {
  const stage = STAGES[status.toUpperCase()] ?? "unknown"
  if (collectedAt === undefined) return stage
  return stage === "shipped" ? "ready" : stage === "delivered" ? "collected" : stage
}

/** Whether the order is not finished. */
export function isOpenStage(stage: OrderStage): boolean {
  return stage === "unpaid" || stage === "preparing" || stage === "shipped" || stage === "ready"
}
