import type { OrderStage } from "./orderStage.ts"
import { orderStage } from "./orderStage.ts"
import type { OrderWithParts } from "./OrderWithParts.ts"

/** A step of the way of an order. */
export type OrderStep = "placed" | "paid" | "shipped" | "ready" | "delivered" | "collected" | "cancelled" | "refunded"

/** Where an order is. */
export interface TrackedOrder {
  readonly stage: OrderStage
  readonly steps: readonly { readonly step: OrderStep; readonly isDone: boolean }[]
  /** The parts that are not cancelled; one for an order that is not split. */
  readonly shipments: readonly {
    readonly id: string
    readonly stage: OrderStage
    readonly units: number
    /** Calendar dates of the expected delivery. */
    readonly earliest?: string
    readonly latest?: string
  }[]
}

const RANK: Readonly<Record<OrderStage, number>> = {
  unpaid: 0,
  unknown: 0,
  preparing: 1,
  shipped: 2,
  ready: 2,
  delivered: 3,
  collected: 3,
  refunded: 4,
  cancelled: 0,
}

/** Returns the steps of an order, done or to come, and its shipments. A cancelled order has no steps to come. */
export function trackOrder({ order, parts }: OrderWithParts): TrackedOrder {
  const stage = orderStage(order)
  const isCollected = order.collectedAt !== undefined
  const way: readonly OrderStep[] = isCollected
    ? ["placed", "paid", "ready", "collected"]
    : ["placed", "paid", "shipped", "delivered"]
  const done = way.map((step, rank) => ({ step, isDone: rank <= RANK[stage] }))
  const shipments = parts
    .filter(({ status }) => status.toUpperCase() !== "CANCELLED")
    .map(({ id, status, lines, earliest = order.earliest, latest = order.latest }) => ({
      id,
      stage: orderStage({ ...order, status }),
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      ...(earliest === undefined ? {} : { earliest }),
      ...(latest === undefined ? {} : { latest }),
    }))
  if (stage === "cancelled")
    return {
      stage,
      steps: [done[0], { step: "cancelled" as const, isDone: true }].filter((one) => one !== undefined),
      shipments,
    }
  return {
    stage,
    steps: stage === "refunded" ? [...done, { step: "refunded", isDone: true }] : done,
    shipments,
  }
}
