import { lastAttempt } from "../checkout/paymentAttempts.ts"
import { isUndecided } from "../checkout/paymentPlan.ts"
import { settle } from "../checkout/settlePayment.ts"
import { refused } from "../http/Refusal.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import { cancelRemaining } from "./changes/cancelOrder.ts"
import { lockCartOf } from "./changes/lockOrder.ts"
import { canBecome } from "./changes/orderStatus.ts"
import { refundOrder } from "./changes/refunds.ts"
import { setStatus } from "./changes/setStatus.ts"
import { orderNotFound, type OrderRow } from "./orderAccess.ts"
import type { OrderStatus } from "./OrderTables.ts"

/**
 * What the shop's desk does with an order: PENDING → PAID → SHIPPED → DELIVERED → REFUNDED, or CANCELLED before it is
 * shipped. Each tells the shopper by mail.
 *
 * *Details.* PAID decides a payment that is waited for, CANCELLED does what the shopper's own cancellation does,
 * REFUNDED gives back what has not gone back yet. Fails with 404 for an unknown order and 409 `_ERR_ORDER_STATUS`
 * (params: state it is in, state that was wanted) for a step that is not in this order.
 */
export const advanceOrder = (services: SandboxServices, orderId: string, to: OrderStatus): Promise<OrderRow> =>
  services.storage.transaction(async (work) => {
    await lockCartOf(work, Number(orderId))
    const order = await work.db
      .selectFrom("customer_order")
      .selectAll()
      .where("order_id", "=", Number(orderId))
      .executeTakeFirst()
    if (order === undefined) throw orderNotFound(orderId)
    if (!canBecome(order.status, to))
      throw refused("_ERR_ORDER_STATUS", `An order that is ${order.status} cannot become ${to}.`, [order.status, to])
    if (to === "CANCELLED") return cancelRemaining(work, services, order)
    const now = services.ports.now()
    if (to === "PAID" && (await settlePendingPayment(work, services, order.order_id))) return { ...order, status: to }
    if (to === "REFUNDED") await refundOrder(work, order, { now })
    return setStatus(work, services, order, to)
  })

/** Decides the payment that is waited for, with all that belongs to it; false when none is. */
const settlePendingPayment = async (work: UnitOfWork, services: SandboxServices, orderId: number): Promise<boolean> => {
  const attempt = await lastAttempt(work.db, orderId)
  if (attempt === undefined || !isUndecided(attempt.state)) return false
  const cart = await work.db.selectFrom("cart").selectAll().where("cart_id", "=", orderId).executeTakeFirstOrThrow()
  await settle(work, services, cart, attempt, { state: "OK" })
  return true
}
