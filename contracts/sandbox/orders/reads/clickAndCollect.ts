import type { components } from "../../../generated/orders.d.ts"
import { plusDays, storeDate } from "../../stores/storeCalendar.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { OrderRow } from "../../order-records/orderAccess.ts"
import { statusChangedAt } from "../../order-records/statusChangedAt.ts"
import { orderCode } from "../orderCode.ts"
import { pickupPointOf, readDocument } from "../../order-records/OrderDocument.ts"
import type { OrderStatus } from "../../platform/storage/tables/OrderTables.ts"

type ClickAndCollect = components["schemas"]["ClickAndCollect"]

/** Days that a parcel waits at the counter, excluding the day of its arrival. */
const PICKUP_DAYS = 15

const STATES: Readonly<Record<OrderStatus, string>> = {
  PENDING: "PREPARING",
  PAID: "PREPARING",
  SHIPPED: "READY",
  DELIVERED: "COLLECTED",
  CANCELLED: "CANCELLED",
  REFUNDED: "CANCELLED",
}

/**
 * Returns place and period of a pickup; the order is ready once it was shipped to its physical store or drop point.
 */
export const clickAndCollect = async (
  { storage, ports }: SandboxServices,
  store: ResolvedStore,
  order: OrderRow,
): Promise<ClickAndCollect> => {
  const orderId = String(order.order_id)
  const document = readDocument(order.document)
  const place = pickupPointOf(document)
  if (place === undefined) return { orderId, isClickAndCollect: false }
  const { pickupCode } = await orderCode(storage.db, ports, order.order_id)
  const ready = order.status === "SHIPPED" ? await statusChangedAt(storage.db, order, "SHIPPED") : undefined
  return {
    orderId,
    isClickAndCollect: true,
    ...place,
    ...(document.address === undefined ? {} : { address: document.address }),
    status: STATES[order.status],
    // A cancelled order cannot be collected, so it has no pickup code.
    ...(order.status === "CANCELLED" || order.status === "REFUNDED" ? {} : { pickupCode }),
    ...(ready === undefined ? {} : { keptUntil: plusDays(storeDate(store.countryCode, ready), PICKUP_DAYS) }),
  }
}
