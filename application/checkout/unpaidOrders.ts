import * as Effect from "effect/Effect"
import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import { orderStage } from "../../domain/order/orderStage.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { userKind } from "../cart/userKind.ts"
import { openOrder } from "../order/openOrder.ts"
import { OrderGateway } from "../order/OrderGateway.ts"
import { removeUnpaidOrder, storedUnpaidOrders } from "./storedUnpaidOrders.ts"
import { fetchPayment } from "./loadPayment.ts"

/** An order that is placed and waits for its payment. */
export interface UnpaidOrder extends OrderDetails {
  /**
   * Its payment was begun and is still undecided, at the bank or by the shopper there; otherwise it is to be paid
   * again.
   */
  readonly isPending: boolean
}

/** So many are asked for and shown at most. */
const MAX_SHOWN = 3

/**
 * The shopper's orders that wait for their payment: those this device sent, and those of the account. The newest first.
 * Each is asked of the shop; what it does not answer for is left out and asked for again the next time.
 */
export const unpaidOrders = Effect.fn("order.unpaid")(function* () {
  const ids = [...new Set([...(yield* storedUnpaidOrders), ...(yield* unpaidOfAccount)])].slice(0, MAX_SHOWN)
  const orders = yield* Effect.forEach(ids, loadUnpaidOrder, { concurrency: MAX_SHOWN })
  return orders.filter((order) => order !== undefined)
})

const unpaidOfAccount = Effect.gen(function* () {
  if ((yield* userKind) === "guest") return []
  const orders = yield* (yield* OrderGateway).listOrders
  return orders.filter((order) => orderStage(order) === "unpaid").map(({ id }) => id)
}).pipe(
  Effect.catchTag("BackendError", (error) =>
    Effect.as(Effect.logWarning("Unpaid orders were not read", error.message), []),
  ),
)

const loadUnpaidOrder = Effect.fnUntraced(function* (orderId: OrderId) {
  // Asking first ends what is overdue, so that the order is read as it stands (F99).
  const {
    payment: { status },
  } = yield* fetchPayment(orderId)
  if (status === "paid" || status === "notFound") return yield* removed(orderId)
  const opened = yield* Effect.result(openOrder(orderId))
  if (opened._tag === "Failure") {
    // A payment that was refused for good leaves no order behind; one that is undecided may become one yet.
    if (status === "declined") yield* removeUnpaidOrder(orderId)
    return undefined
  }
  if (orderStage(opened.success.order) !== "unpaid") return yield* removed(orderId)
  return { ...opened.success, isPending: status !== "repaymentRequired" } satisfies UnpaidOrder
})

const removed = (orderId: OrderId) => Effect.as(removeUnpaidOrder(orderId), undefined)
