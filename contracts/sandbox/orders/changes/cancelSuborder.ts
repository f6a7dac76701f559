import { notFound, refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { releaseCancelledUnits } from "../../wishlists/eventUnits.ts"
import type { OrderClaim, OrderRow } from "../../order-records/orderAccess.ts"
import { type OrderDocument, readDocument } from "../../order-records/OrderDocument.ts"
import { cancelRemaining, restoreUnits } from "./cancelOrder.ts"
import { lockOrder } from "../../order-records/lockOrder.ts"
import { isCancellable } from "../../order-records/orderStatus.ts"
import { paidShares } from "./paidShares.ts"
import { refundOrder } from "../../order-documents/refunds.ts"
import { readSuborders, type Suborder } from "../../order-documents/suborders.ts"

/**
 * Cancels one suborder: restores its units, its share of the money and its quantities on event lists. The last one
 * cancels the whole order and refunds the delivery. Fails with 404 for an unknown suborder, and 409 for one that is
 * cancelled or shipped.
 */
export const cancelSuborder = (
  services: SandboxServices,
  claim: OrderClaim,
  suborderId: string,
  isFromGipi: boolean,
): Promise<OrderRow> =>
  services.storage.transaction(async (work) => {
    const order = await lockOrder(work, claim)
    const parts = await readSuborders(work.db, order)
    const at = parts.findIndex((part) => part.suborderId === suborderId)
    const part = parts[at]
    if (part === undefined) throw notFound("There is no such part of the order.", suborderId)
    if (part.isCancelled || !isCancellable(order.status)) {
      throw refused("_ERR_SUBORDER_NOT_CANCELLABLE", "This part cannot be cancelled any more.", [
        suborderId,
        part.isCancelled ? "CANCELLED" : order.status,
      ])
    }
    const now = services.ports.now()
    const isLast = parts.every(({ isCancelled }, index) => isCancelled || index === at)
    const after = isLast ? await cancelRemaining(work, services, order) : order
    await work.db
      .insertInto("cancelled_suborder")
      .values({ order_id: order.order_id, suborder_id: suborderId, is_from_gipi: isFromGipi, cancelled_at: now })
      .execute()
    if (isLast) return after
    await restoreUnits(work, services, order, [part])
    await releaseCancelledUnits(
      work,
      order.order_id,
      activeUnitsOf(
        readDocument(order.document),
        parts.filter(({ isCancelled }, index) => !isCancelled && index !== at),
      ),
    )
    await refundOrder(work, order, {
      suborderId,
      amount: paidShares(readDocument(order.document), parts)[at] ?? 0,
      now,
    })
    return order
  })

/** Returns units per sku that are not cancelled. */
const activeUnitsOf = ({ items }: OrderDocument, parts: readonly Suborder[]): ReadonlyMap<string, number> => {
  const skus = new Map(items.map(({ id, sku }) => [id, sku]))
  const activeUnits = new Map<string, number>()
  for (const { orderitemId, quantity } of parts.flatMap(({ units }) => units)) {
    const sku = skus.get(orderitemId) ?? ""
    activeUnits.set(sku, (activeUnits.get(sku) ?? 0) + quantity)
  }
  return activeUnits
}
