import { lastAttempt } from "../checkout/payment/paymentAttempts.ts"
import { isUndecided } from "../purchase/payments/paymentPlan.ts"
import { settle } from "../checkout/payment/settlePayment.ts"
import { refused } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { cancelRemaining } from "./changes/cancelOrder.ts"
import { lockOrderAsAdmin } from "../order-records/lockOrder.ts"
import { canBecome } from "../order-records/orderStatus.ts"
import { createParcels } from "../order-documents/parcels.ts"
import { readSuborders } from "../order-documents/suborders.ts"
import { refundOrder } from "../order-documents/refunds.ts"
import { setStatus } from "../order-records/setStatus.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import type { OrderStatus } from "../platform/storage/tables/OrderTables.ts"

/**
 * Changes the status of an order from the admin console: PENDING → PAID → SHIPPED → DELIVERED → REFUNDED, or CANCELLED
 * before it is shipped. The customer gets a mail for each change.
 *
 * *Details.* PAID settles a pending payment, CANCELLED is the same as the customer's own cancellation, REFUNDED refunds
 * the remaining amount. Fails with 404 for an unknown order and 409 `_ERR_ORDER_STATUS` (params: current status,
 * requested status) for a transition that is not allowed.
 */
export const advanceOrder = (services: SandboxServices, orderId: string, to: OrderStatus): Promise<OrderRow> =>
  services.storage.transaction(async (work) => {
    const order = await lockOrderAsAdmin(work, orderId)
    if (!canBecome(order.status, to))
      throw refused("_ERR_ORDER_STATUS", `An order that is ${order.status} cannot become ${to}.`, [order.status, to])
    if (to === "CANCELLED") return cancelRemaining(work, services, order)
    const now = services.ports.now()
    if (to === "PAID" && (await settlePendingPayment(work, services, order.order_id))) return { ...order, status: to }
    if (to === "SHIPPED") await createParcels(work, services.ports, order, await readSuborders(work.db, order))
    if (to === "REFUNDED") await refundOrder(work, order, { now })
    return setStatus(work, services, order, to)
  })

/** Settles the pending payment with all its effects; resolves to false when none is pending. */
const settlePendingPayment = async (work: UnitOfWork, services: SandboxServices, orderId: number): Promise<boolean> => {
  const attempt = await lastAttempt(work.db, orderId)
  if (attempt === undefined || !isUndecided(attempt.state)) return false
  const cart = await work.db.selectFrom("cart").selectAll().where("cart_id", "=", orderId).executeTakeFirstOrThrow()
  await settle(work, services, cart, attempt, { state: "OK" })
  return true
}
