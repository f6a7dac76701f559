import type { components } from "../../../generated/orders.d.ts"
import { plusDays, storeDate } from "../../checkout/storeCalendar.ts"
import type { KnownStore } from "../../catalog/Stores.ts"
import type { SandboxServices } from "../../SandboxServices.ts"
import type { OrderRow } from "../orderAccess.ts"
import { orderCode } from "../orderCode.ts"
import { readDocument } from "../OrderDocument.ts"
import type { OrderStatus } from "../OrderTables.ts"

type ClickAndCollect = components["schemas"]["ClickAndCollect"]

/** Days that a parcel waits at the counter, the day of its arrival not counted. */
const KEPT_DAYS = 15

const STATES: Readonly<Record<OrderStatus, string>> = { PENDING: "PREPARING", PAID: "PREPARING", SHIPPED: "READY", DELIVERED: "COLLECTED", CANCELLED: "CANCELLED", REFUNDED: "CANCELLED" }

/** Where and when an order is collected; it is ready once it was shipped to its physical store. */
export const clickAndCollect = async ({ storage, ports }: SandboxServices, store: KnownStore, order: OrderRow): Promise<ClickAndCollect> => {
  const orderId = String(order.order_id)
  const physicalStoreId = readDocument(order.document).shippingBundle?.physicalStoreId
  if (physicalStoreId === undefined) return { orderId, isClickAndCollect: false }
  const { pickupCode } = await orderCode(storage.db, ports, order.order_id)
  const ready =
    order.status === "SHIPPED"
      ? await storage.db.selectFrom("order_status_change").select("changed_at").where("order_id", "=", order.order_id).where("status", "=", "SHIPPED").executeTakeFirst()
      : undefined
  return {
    orderId,
    isClickAndCollect: true,
    physicalStoreId,
    status: STATES[order.status],
    pickupCode,
    ...(ready === undefined ? {} : { keptUntil: plusDays(storeDate(store.countryCode, ready.changed_at), KEPT_DAYS) }),
  }
}
