import { plusDays, plusWorkingDays, storeDate } from "../stores/storeCalendar.ts"
import { Refused } from "../platform/http/Refused.ts"
import { advanceOrder } from "../orders/advanceOrder.ts"
import { pickupPointOf, readDocument } from "../order-records/OrderDocument.ts"
import { moveReturnAsAdmin } from "../returns/moveReturnAsAdmin.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

/** Per call and kind, oldest first; the rest moves with the next call. */
const MAX_MOVED = 200
/** Working days from the payment to the shipment, and of a returned parcel on its way. */
const SHIPPING_DAYS = 1
const RETURN_DAYS = 3
/** Calendar days from the receipt of a return to its refund. */
const REFUND_DAYS = 2

/**
 * Moves what the clock has passed: paid orders are shipped, shipped ones delivered on the last promised day, and
 * returned parcels received and refunded. Customers collect orders at pickup points themselves.
 */
export const moveParcels = async (services: SandboxServices): Promise<void> => {
  await moveOrders(services)
  await moveReturns(services)
}

const moveOrders = async (services: SandboxServices): Promise<void> => {
  const { storage, stores, ports } = services
  const orders = await storage.db
    .selectFrom("customer_order")
    .select(["order_id", "store_id", "status", "created_at", "document"])
    .where("status", "in", ["PAID", "SHIPPED"])
    .orderBy("created_at")
    .limit(MAX_MOVED)
    .execute()
  for (const { order_id, store_id, status, created_at, document } of orders) {
    const { countryCode } = await stores.require(store_id)
    const today = storeDate(countryCode, ports.now())
    const purchase = readDocument(document)
    const promised = purchase.shippingBundle?.deliveryDateInfo?.maxDate
    const isShipped =
      status === "SHIPPED" || today >= plusWorkingDays(countryCode, storeDate(countryCode, created_at), SHIPPING_DAYS)
    if (!isShipped) continue
    if (status === "PAID") await unlessRefused(() => advanceOrder(services, String(order_id), "SHIPPED"))
    const isDelivered = promised !== undefined && today >= promised && pickupPointOf(purchase) === undefined
    if (isDelivered) await unlessRefused(() => advanceOrder(services, String(order_id), "DELIVERED"))
  }
}

const moveReturns = async (services: SandboxServices): Promise<void> => {
  const { storage, stores, ports } = services
  const rows = await storage.db
    .selectFrom("return_request")
    .select(["rmareq_id", "store_id", "status", "changed_at"])
    .where("status", "in", ["IN_TRANSIT", "RECEIVED"])
    .orderBy("changed_at")
    .limit(MAX_MOVED)
    .execute()
  for (const { rmareq_id, store_id, status, changed_at } of rows) {
    const { countryCode } = await stores.require(store_id)
    const since = storeDate(countryCode, changed_at)
    const due = status === "RECEIVED" ? plusDays(since, REFUND_DAYS) : plusWorkingDays(countryCode, since, RETURN_DAYS)
    if (storeDate(countryCode, ports.now()) < due) continue
    const step = {
      storeId: store_id,
      rmareqId: String(rmareq_id),
      status: status === "RECEIVED" ? "REFUNDED" : "RECEIVED",
    } as const
    await unlessRefused(() => moveReturnAsAdmin(services, step))
  }
}

/** The customer may have changed the order or return since it was read. */
const unlessRefused = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}
