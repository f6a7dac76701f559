import type { Order } from "../../../../domain/order/Order.ts"
import { orderStage } from "../../../../domain/order/orderStage.ts"
import type { Translate } from "../../../text/createTranslate.ts"

const STATUS_KEYS = {
  unpaid: "PENDING",
  preparing: "PAID",
  shipped: "SHIPPED",
  ready: "READY",
  delivered: "DELIVERED",
  collected: "COLLECTED",
  cancelled: "CANCELLED",
  refunded: "REFUNDED",
  unknown: "other",
} as const

/** The status of an order or of a part of it, as text; an unknown status counts as in progress (R26). */
export function orderStatus(order: Pick<Order, "status" | "collectedAt">, t: Translate): string {
  return t(`orders.status.${STATUS_KEYS[orderStage(order)]}`)
}
