import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import type { OrderPart } from "../../../domain/order/OrderWithParts.ts"
import { aCartItem } from "./aCart.ts"
import { anOrder } from "./anOrder.ts"
import { euros } from "./euros.ts"

/** A parcel of an order that has not been dispatched. */
export function aPart(changes: Partial<OrderPart> = {}): OrderPart {
  return {
    id: "700101",
    status: "PAID",
    lines: [{ orderItemId: aCartItem("1001").id, quantity: 1 }],
    totalProduct: euros(1000),
    isCancellable: true,
    ...changes,
  }
}

/** A paid order as the session that bought it opens it. */
export function anOpenedOrder(changes: Partial<OrderDetails> = {}): OrderDetails {
  return {
    order: anOrder(),
    parts: [aPart()],
    refunds: [],
    openedBy: "session",
    actions: ["CANCEL", "CHANGE_ADDRESS", "TICKET"],
    ...changes,
  }
}
