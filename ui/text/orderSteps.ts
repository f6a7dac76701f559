import { isVirtualGiftCard } from "../../domain/cart/isVirtualGiftCard.ts"
import type { Order } from "../../domain/order/Order.ts"
import { orderStage } from "../../domain/order/orderStage.ts"
import type { TextKey } from "./TextKey.ts"

/**
 * What happens next with an order: nothing that has happened already, and nothing that its way of delivery does not
 * have.
 */
export function orderSteps(order: Order): readonly TextKey[] {
  const stage = orderStage(order)
  const hasCards = order.items.some(isVirtualGiftCard)
  const hasPhysicalItems = !order.items.every(isVirtualGiftCard)
  const steps: readonly TextKey[] =
    stage === "preparing"
      ? [
          "orders.nextPack",
          order.collectedAt === undefined ? "orders.nextSend" : "orders.nextPickup",
          "orders.nextReturn",
        ]
      : stage === "shipped" || stage === "ready" || stage === "delivered" || stage === "collected"
        ? ["orders.nextReturn"]
        : []
  // A gift card may go out long after the rest was delivered: which moment was chosen stands on its line.
  const isSent = stage === "preparing" || stage === "shipped" || stage === "ready"
  return [...(hasCards && isSent ? ["orders.nextGiftCards" as const] : []), ...(hasPhysicalItems ? steps : [])]
}
