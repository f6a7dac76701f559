import { releasePromotions } from "../../cart/promotions/redeemPromotions.ts"
import { restoreStock } from "../../catalog/stock/reserveStock.ts"
import { abandonPayment } from "../../checkout/payment/settlePayment.ts"
import { redeemedPromotions } from "../../checkout/undoOrder.ts"
import { withdrawGiftCards } from "../../purchase/gift-cards/withdrawGiftCards.ts"
import { refused } from "../../platform/http/Refused.ts"
import { requireNoReturns } from "../../returns/requireNoReturns.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { releaseEventUnits } from "../../wishlists/eventUnits.ts"
import type { OrderClaim, OrderRow } from "../../order-records/orderAccess.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"
import { lockOrder } from "../../order-records/lockOrder.ts"
import { isCancellable } from "../../order-records/orderStatus.ts"
import { refundOrder } from "../../order-documents/refunds.ts"
import { setStatus } from "../../order-records/setStatus.ts"
import { readSuborders, type Suborder } from "../../order-documents/suborders.ts"

/** Reason for dropping the pending payment: its order was cancelled. */
const CANCELLED = "_ERR_ORDER_CANCELLED"

/**
 * Cancels a customer's order. Fails with 409 `_ERR_ORDER_NOT_CANCELLABLE` once a part of it is shipped, or when it is
 * already cancelled.
 */
export const cancelOrder = (services: SandboxServices, claim: OrderClaim): Promise<OrderRow> =>
  services.storage.transaction(async (work) => {
    const order = await lockOrder(work, claim)
    if (!isCancellable(order.status))
      throw refused("_ERR_ORDER_NOT_CANCELLABLE", "This order cannot be cancelled any more.", [
        claim.orderId,
        order.status,
      ])
    return cancelRemaining(work, services, order)
  })

/**
 * Cancels the rest of a locked order: restores stock, promotions and gift cards, refunds the money and stops waiting
 * for its payment.
 */
export const cancelRemaining = async (
  work: UnitOfWork,
  services: SandboxServices,
  order: OrderRow,
): Promise<OrderRow> => {
  const now = services.ports.now()
  const left = (await readSuborders(work.db, order)).filter(({ isCancelled }) => !isCancelled)
  await restoreUnits(work, services, order, left)
  const cart = { cart_id: order.order_id, user_id: order.user_id }
  await releasePromotions(work, order.order_id, await redeemedPromotions(work, cart))
  await releaseEventUnits(work, order.order_id)
  await abandonPayment(work, order.order_id, CANCELLED, now)
  await refundOrder(work, order, { now })
  return setStatus(work, services, order, "CANCELLED")
}

/**
 * Puts the units of suborders back into stock and withdraws purchased gift cards. Fails with 409 `_ERR_GIFT_CARD_SPENT`
 * when one of them is already used, and while the order has an open return.
 */
export const restoreUnits = async (
  work: UnitOfWork,
  services: SandboxServices,
  order: OrderRow,
  parts: readonly Suborder[],
): Promise<void> => {
  await requireNoReturns(work, order)
  const skus = new Map(readDocument(order.document).items.map(({ id, sku }) => [id, sku]))
  const lines = parts.flatMap(({ units }) =>
    units.map(({ orderitemId, quantity }) => ({ sku: skus.get(orderitemId) ?? "", quantity })),
  )
  await withdrawGiftCards(
    work,
    parts.flatMap(({ units }) => units.map(({ orderitemId }) => Number(orderitemId))),
    services.ports.now(),
  )
  await restoreStock(work, services, order.store_id, lines)
}
