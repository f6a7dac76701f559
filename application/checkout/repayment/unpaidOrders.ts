import * as Effect from "effect/Effect"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import { orderStage } from "../../../domain/order/orderStage.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { userKind } from "../../cart/userKind.ts"
import { openOrder } from "../../order/openOrder.ts"
import { OrderGateway } from "../../order/OrderGateway.ts"
import { removeUnpaidOrder, storedUnpaidOrders } from "./storedUnpaidOrders.ts"
import { fetchPayment } from "../loadPayment.ts"

/** A placed order that waits for its payment. */
export interface UnpaidOrder extends OrderDetails {
  /** Whether its payment is undecided at the bank; otherwise it can be paid again. */
  readonly isPending: boolean
}

/** Maximum number of orders that are fetched and shown. */
const MAX_SHOWN = 3

/**
 * Returns the customer's unpaid orders, those of this device and those of the account, newest first. Fetches each from
 * the backend; orders that cannot be read are skipped this time.
 */
export const unpaidOrders = Effect.fn("order.unpaid")(function* () {
  const ids = [...new Set([...(yield* storedUnpaidOrders), ...(yield* unpaidAccountOrders)])].slice(0, MAX_SHOWN)
  const orders = yield* Effect.forEach(ids, loadUnpaidOrder, { concurrency: MAX_SHOWN })
  return orders.filter((order) => order !== undefined)
})

const unpaidAccountOrders = Effect.gen(function* () {
  if ((yield* userKind) === "guest") return []
  const orders = yield* (yield* OrderGateway).listOrders
  return orders.filter((order) => orderStage(order) === "unpaid").map(({ id }) => id)
}).pipe(
  Effect.catchTag("BackendError", (error) =>
    Effect.as(Effect.logWarning("Unpaid orders were not read", error.message), []),
  ),
)

const loadUnpaidOrder = Effect.fnUntraced(function* (orderId: OrderId) {
  // The status request expires overdue orders, so that the order is read in its final state (F99).
  const {
    payment: { status },
  } = yield* fetchPayment(orderId)
  if (status === "paid" || status === "notFound") return yield* removed(orderId)
  const opened = yield* Effect.result(openOrder(orderId))
  if (opened._tag === "Failure") {
    // A finally refused payment leaves no order; an undecided one may still become an order.
    if (status === "declined") yield* removeUnpaidOrder(orderId)
    return undefined
  }
  if (orderStage(opened.success.order) !== "unpaid") return yield* removed(orderId)
  return { ...opened.success, isPending: status !== "repaymentRequired" } satisfies UnpaidOrder
})

const removed = (orderId: OrderId) => Effect.as(removeUnpaidOrder(orderId), undefined)
