import { releasePromotions } from "../../cart/redeemPromotions.ts"
import { restoreStock } from "../../catalog/reserveStock.ts"
import { abandonPayment } from "../../checkout/settlePayment.ts"
import { redeemedPromotions } from "../../checkout/undoOrder.ts"
import { withdrawGiftCards } from "../../gift-cards/withdrawGiftCards.ts"
import { refused } from "../../http/Refusal.ts"
import { requireNoReturns } from "../../returns/requireNoReturns.ts"
import type { SandboxServices } from "../../SandboxServices.ts"
import type { UnitOfWork } from "../../storage/Storage.ts"
import { releaseEventUnits } from "../../wishlists/eventUnits.ts"
import type { OrderClaim, OrderRow } from "../orderAccess.ts"
import { readDocument } from "../OrderDocument.ts"
import { lockOrder } from "./lockOrder.ts"
import { isCancellable } from "./orderStatus.ts"
import { refundOrder } from "./refunds.ts"
import { setStatus } from "./setStatus.ts"
import { readSuborders, type Suborder } from "./suborders.ts"

/** Why the bank is not asked any more: the order that it was asked for is gone. */
const CANCELLED = "_ERR_ORDER_CANCELLED"

/**
 * Cancels a shopper's order. Fails with 409 `_ERR_ORDER_NOT_CANCELLABLE` once something of it is on its way, or a
 * second time.
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
 * Cancels what is left of a locked order: stock, promotions, gift cards and money go back, its payment is not waited
 * for any more.
 */
export const cancelRemaining = async (
  work: UnitOfWork,
  services: SandboxServices,
  order: OrderRow,
): Promise<OrderRow> => {
  const now = services.ports.now()
  const left = (await readSuborders(work.db, order)).filter(({ isCancelled }) => !isCancelled)
  await putBack(work, services, order, left)
  const cart = { cart_id: order.order_id, user_id: order.user_id }
  await releasePromotions(work, order.order_id, await redeemedPromotions(work, cart))
  await releaseEventUnits(work, order.order_id)
  await abandonPayment(work, order.order_id, CANCELLED, now)
  await refundOrder(work, order, { now })
  return setStatus(work, services, order, "CANCELLED")
}

/**
 * Puts the units of parts back into stock; gift cards among them are withdrawn. Fails with 409
 * `_ERR_GIFT_CARD_SPENT` when one was paid with already, and while something of the order is returned.
 */
export const putBack = async (
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
