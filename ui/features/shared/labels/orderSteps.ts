import { isVirtualGiftCard } from "../../../../domain/cart/isVirtualGiftCard.ts"
import type { Order } from "../../../../domain/order/Order.ts"
import { orderStage } from "../../../../domain/order/orderStage.ts"
import type { TextKey } from "../../../text/TextKey.ts"

/** The next steps of an order: without completed ones and without those that do not apply to its delivery method. */
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
  // A gift card may be sent long after the other items were delivered; its line shows the chosen date.
  const isSent = stage === "preparing" || stage === "shipped" || stage === "ready"
  return [...(hasCards && isSent ? ["orders.nextGiftCards" as const] : []), ...(hasPhysicalItems ? steps : [])]
}
