import * as Effect from "effect/Effect"
import type { OpenedOrder } from "../../domain/order/OpenedOrder.ts"
import { orderStage } from "../../domain/order/orderStage.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { userKind } from "../cart/userKind.ts"
import { openOrder } from "../order/openOrder.ts"
import { OrderGateway } from "../order/OrderGateway.ts"
import { forgetWaitingOrder, keptWaitingOrders } from "./waitingOrdersOnDevice.ts"
import { askPayment } from "./loadPayment.ts"

/** An order that is placed and waits for its payment. */
export interface WaitingOrder extends OpenedOrder {
  /**
   * Its payment was begun and is still undecided, at the bank or by the shopper there; otherwise it is to be paid
   * again.
   */
  readonly isBegun: boolean
}

/** So many are asked for and shown at most. */
const MAX_SHOWN = 3

/**
 * The shopper's orders that wait for their payment: those this device sent, and those of the account. The newest first.
 * Each is asked of the shop; what it does not answer for is left out and asked for again the next time.
 */
export const waitingOrders = Effect.fn("order.waiting")(function* () {
  const ids = [...new Set([...(yield* keptWaitingOrders), ...(yield* unpaidOfAccount)])].slice(0, MAX_SHOWN)
  const orders = yield* Effect.forEach(ids, waitingOrder, { concurrency: MAX_SHOWN })
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

const waitingOrder = Effect.fnUntraced(function* (orderId: OrderId) {
  // Asking first ends what is overdue, so that the order is read as it stands (F99).
  const {
    payment: { standing },
  } = yield* askPayment(orderId)
  if (standing === "confirmed" || standing === "elsewhere") return yield* forgotten(orderId)
  const opened = yield* Effect.result(openOrder(orderId))
  if (opened._tag === "Failure") {
    // A payment that was refused for good leaves no order behind; one that is undecided may become one yet.
    if (standing === "refused") yield* forgetWaitingOrder(orderId)
    return undefined
  }
  if (orderStage(opened.success.order) !== "unpaid") return yield* forgotten(orderId)
  return { ...opened.success, isBegun: standing !== "repay" } satisfies WaitingOrder
})

const forgotten = (orderId: OrderId) => Effect.as(forgetWaitingOrder(orderId), undefined)
