import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { OrderGateway } from "./OrderGateway.ts"
import { OrderProgressGateway } from "./OrderProgressGateway.ts"

/**
 * Returns an order in parts with its available actions. Opens it with the session of the purchase, otherwise with a
 * guest's token, which allows fewer actions. Fails with `NotFound` when neither opens it (F117).
 */
export const openOrder = Effect.fn("order.open")(function* (orderId: OrderId, guestToken?: string) {
  const progress = yield* OrderProgressGateway
  const bySession = Effect.map(
    progress.getNewOrderConfirmation(orderId),
    ({ order, parts, refunds, events, repay, actions, invoices }): OrderDetails => ({
      order,
      parts,
      refunds,
      ...(events === undefined ? {} : { events }),
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
