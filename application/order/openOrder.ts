import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { OrderGateway } from "./OrderGateway.ts"
import { OrderProgressGateway } from "./OrderProgressGateway.ts"

/**
 * An order in its parts, with what may be done with it now: opened by the session of whoever bought it, and where that
 * does not open it by a guest's token, with which less can be done. Fails with `NotFound` where neither opens it
 * (F117).
 */
export const openOrder = Effect.fn("order.open")(function* (orderId: OrderId, guestToken?: string) {
  const progress = yield* OrderProgressGateway
  const bySession = Effect.map(
    progress.getNewOrderConfirmation(orderId),
    ({ order, parts, refunds, repay, actions, invoices }): OrderDetails => ({
      order,
      parts,
      refunds,
      ...(repay === undefined ? {} : { repay }),
      openedBy: "session",
      actions,
      ...(invoices === undefined ? {} : { invoices }),
    }),
  )
  if (guestToken === undefined) return yield* bySession
  const orders = yield* OrderGateway
  return yield* Effect.catchReason(bySession, "BackendError", "NotFound", () =>
    Effect.map(orders.getGuestOrder(orderId, Redacted.make(guestToken)), (found): OrderDetails => ({
      ...found,
      openedBy: "token",
      actions: ["TICKET"],
    })),
  )
})
