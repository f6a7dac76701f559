import { notFound, refused } from "../../http/Refusal.ts"
import type { SandboxServices } from "../../SandboxServices.ts"
import type { OrderClaim, OrderRow } from "../orderAccess.ts"
import { readDocument } from "../OrderDocument.ts"
import { cancelRest, putBack } from "./cancelOrder.ts"
import { lockOrder } from "./lockOrder.ts"
import { isCancellable } from "./orderStatus.ts"
import { paidShares } from "./paidShares.ts"
import { giveBack } from "./refunds.ts"
import { readSuborders } from "./suborders.ts"

/**
 * Cancels one part of an order; with the last part the whole order is cancelled and the delivery goes back too. Fails with
 * 404 for a part it does not have, and 409 for one that is cancelled or on its way.
 */
export const cancelSuborder = (services: SandboxServices, claim: OrderClaim, suborderId: string, isFromGipi: boolean): Promise<OrderRow> =>
  services.storage.transaction(async (work) => {
    const order = await lockOrder(work, claim)
    const parts = await readSuborders(work.db, order)
    const at = parts.findIndex((part) => part.suborderId === suborderId)
    const part = parts[at]
    if (part === undefined) throw notFound("There is no such part of the order.", suborderId)
    if (part.isCancelled || !isCancellable(order.status)) {
      throw refused("_ERR_SUBORDER_NOT_CANCELLABLE", "This part cannot be cancelled any more.", [suborderId, part.isCancelled ? "CANCELLED" : order.status])
    }
    const now = services.ports.now()
    const isLast = parts.every(({ isCancelled }, index) => isCancelled || index === at)
    const after = isLast ? await cancelRest(work, services, order) : order
    await work.db.insertInto("cancelled_suborder").values({ order_id: order.order_id, suborder_id: suborderId, is_from_gipi: isFromGipi, cancelled_at: now }).execute()
    if (isLast) return after
    await putBack(work, services, order, [part])
    await giveBack(work, order, { suborderId, amount: paidShares(readDocument(order.document), parts)[at] ?? 0, now })
    return order
  })
