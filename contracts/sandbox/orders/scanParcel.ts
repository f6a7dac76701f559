import { notFound, refused } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { OrderStatus, ParcelStep } from "../platform/storage/tables/OrderTables.ts"
import { createParcels, hasParcel } from "../order-documents/parcels.ts"
import { readSuborders } from "../order-documents/suborders.ts"
import { lockOrderAsAdmin } from "../order-records/lockOrder.ts"

/** The status in which a suborder is packed, or is in the courier's van. */
const SCANNED_STATUS: Readonly<Record<ParcelStep, OrderStatus>> = { PACKED: "PAID", OUT_FOR_DELIVERY: "SHIPPED" }

/** Whether a parcel can be scanned at this step. */
export const canScan = (status: OrderStatus, step: ParcelStep): boolean => SCANNED_STATUS[step] === status

/**
 * Records a scan of the parcels of an order, or of one: packed, or out for delivery. Scans change no status; a second
 * scan of the same step changes nothing. Fails with 404 for an unknown order or suborder, and 409 `_ERR_ORDER_STATUS`
 * (params: current status, step) when no parcel can be scanned.
 */
export const scanParcel = (
  services: SandboxServices,
  orderId: string,
  step: ParcelStep,
  suborderId?: string,
): Promise<void> =>
  services.storage.transaction(async (work) => {
    const order = await lockOrderAsAdmin(work, orderId)
    const parts = (await readSuborders(work.db, order)).filter(
      (part) => suborderId === undefined || part.suborderId === suborderId,
    )
    if (parts.length === 0) throw notFound("There is no such part of the order.", suborderId ?? orderId)
    const scanned = parts.filter((part) => canScan(part.status, step) && hasParcel(order, part))
    if (scanned.length === 0)
      throw refused("_ERR_ORDER_STATUS", `No parcel of an order that is ${order.status} can be scanned as ${step}.`, [
        order.status,
        step,
      ])
    await createParcels(work, services.ports, order, scanned)
    for (const part of scanned)
      await work.db
        .insertInto("parcel_scan")
        .values({
          order_id: order.order_id,
          suborder_id: part.suborderId,
          step,
          scanned_at: services.ports.now(),
        })
        .onConflict((conflict) => conflict.columns(["order_id", "suborder_id", "step"]).doNothing())
        .execute()
  })
