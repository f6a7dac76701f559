import { scanParcel } from "../orders/scanParcel.ts"
import { plusDays, plusWorkingDays, storeDate, storeHour } from "../stores/storeCalendar.ts"
import { Refused } from "../platform/http/Refused.ts"
import { advanceOrder } from "../orders/advanceOrder.ts"
import { pickupPointOf, readDocument } from "../order-records/OrderDocument.ts"
import { moveReturnAsAdmin } from "../returns/moveReturnAsAdmin.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

/** Per call and kind, oldest first; the rest moves with the next call. */
const MAX_MOVED = 200
/** From the payment until the parcels are packed, in milliseconds: two hours. */
const PACKING_MILLIS = 7_200_000
/** On the promised day, from this hour of the store on, parcels are out for delivery, and then delivered. */
const LOADING_HOUR = 6
const DELIVERY_HOUR = 14
/** Working days from the payment to the shipment, and of a returned parcel on its way. */
const SHIPPING_DAYS = 1
const RETURN_DAYS = 3
/** Calendar days from the receipt of a return to its refund. */
const REFUND_DAYS = 2

/**
 * Moves what the clock has passed: paid orders are packed and shipped, shipped ones are out for delivery and delivered
 * on the last promised day, and returned parcels received and refunded. Customers collect orders at pickup points
 * themselves.
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
    const isPickup = pickupPointOf(purchase) !== undefined
    const orderId = String(order_id)
    if (status === "PAID" && !isPickup && ports.now() - created_at >= PACKING_MILLIS)
      await unlessRefused(() => scanParcel(services, orderId, "PACKED"))
    const isShipped =
      status === "SHIPPED" || today >= plusWorkingDays(countryCode, storeDate(countryCode, created_at), SHIPPING_DAYS)
    if (!isShipped) continue
    if (status === "PAID") await unlessRefused(() => advanceOrder(services, orderId, "SHIPPED"))
    if (promised === undefined || isPickup || today < promised) continue
    const hour = today > promised ? DELIVERY_HOUR : storeHour(countryCode, ports.now())
    if (hour >= LOADING_HOUR) await unlessRefused(() => scanParcel(services, orderId, "OUT_FOR_DELIVERY"))
    if (hour >= DELIVERY_HOUR) await unlessRefused(() => advanceOrder(services, orderId, "DELIVERED"))
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
