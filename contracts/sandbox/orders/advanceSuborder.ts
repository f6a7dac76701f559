import { notFound, refused } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { lockOrderAsAdmin } from "../order-records/lockOrder.ts"
import { canBecome } from "../order-records/orderStatus.ts"
import { setStatus } from "../order-records/setStatus.ts"
import { createParcels } from "../order-documents/parcels.ts"
import { readSuborders } from "../order-documents/suborders.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"

/**
 * Ships or delivers one suborder before the rest. The order is SHIPPED with its first suborder and DELIVERED with its
 * last, which starts the return period (Directive 2011/83/EU, article 9, 2, b, i).
 *
 * *Details.* Fails with 404 for an unknown order or suborder, and with 409 `_ERR_ORDER_STATUS` (params: current status,
 * requested status) for a transition that is not allowed.
 */
export const advanceSuborder = (
  services: SandboxServices,
  orderId: string,
  suborderId: string,
  to: "SHIPPED" | "DELIVERED",
): Promise<OrderRow> =>
  services.storage.transaction(async (work) => {
    const order = await lockOrderAsAdmin(work, orderId)
    const parts = await readSuborders(work.db, order)
    const part = parts.find((one) => one.suborderId === suborderId)
    if (part === undefined) throw notFound("There is no such part of the order.", suborderId)
    if (!canBecome(part.status, to))
      throw refused("_ERR_ORDER_STATUS", `A part that is ${part.status} cannot become ${to}.`, [part.status, to])
    await work.db
      .insertInto("suborder_status_change")
      .values({ order_id: order.order_id, suborder_id: suborderId, status: to, changed_at: services.ports.now() })
      .execute()
    if (to === "SHIPPED") await createParcels(work, services.ports, order, [part])
    if (to === "SHIPPED") return order.status === "PAID" ? setStatus(work, services, order, to) : order
    const isLast = parts.every((one) => one.suborderId === suborderId || one.status === "DELIVERED" || one.isCancelled)
    return isLast ? setStatus(work, services, order, to) : order
  })
