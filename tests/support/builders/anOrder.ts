import type { Order } from "../../../domain/order/Order.ts"
import { aCartItem, anOrderId } from "./aCart.ts"
import { anAddress } from "./anAddress.ts"
import { euros } from "./euros.ts"

/** A paid order of one item. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    id: anOrderId(),
    status: "PAID",
    placedAt: "2026-11-15T10:00:00Z",
    items: [aCartItem("1001")],
    totalProduct: euros(1000),
    totalAdjustment: euros(0),
    shippingPrice: euros(395),
    tax: euros(0),
    taxes: [],
    totalOrder: euros(1395),
    adjustments: [],
    payments: [{ name: "Card", maskedNumber: "**** 4242", amount: euros(1395) }],
    address: anAddress(),
    ...changes,
  }
}
