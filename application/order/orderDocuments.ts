import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { boughtUnits } from "../../domain/order/giftReceiptLines.ts"
import { GiftReceiptRefused } from "../../domain/order/GiftReceiptRefused.ts"
import type { GiftReceiptItem } from "../../domain/order/GiftReceiptItem.ts"
import { canIssueGiftReceipt } from "../../domain/order/GiftReceiptItem.ts"
import type { OrderWithParts } from "../../domain/order/OrderWithParts.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { TicketGateway } from "./TicketGateway.ts"

/**
 * Returns the ticket of an order as a PDF. Opens it with the session of the purchase, otherwise with a guest's token.
 */
export const fetchTicket = Effect.fn("order.fetchTicket")(function* (orderId: OrderId, guestToken?: string) {
  const gateway = yield* TicketGateway
  const bySession = gateway.getTicket(orderId)
  if (guestToken === undefined) return yield* bySession
  return yield* Effect.catchReason(bySession, "BackendError", "NotFound", () =>
    gateway.getGuestTicket(orderId, Redacted.make(guestToken)),
  )
})

/**
 * Returns a gift receipt without prices as a PDF. Fails with `GiftReceiptRefused` before any call when nothing is
 * selected, or more than the remaining units of a line; with `Rejected` when other gift receipts already contain some
 * of them.
 */
export const createGiftReceipt = Effect.fn("order.createGiftReceipt")(function* (
  order: OrderWithParts,
  items: readonly GiftReceiptItem[],
) {
  if (!canIssueGiftReceipt(items, boughtUnits(order)))
    return yield* new GiftReceiptRefused({ rule: items.length === 0 ? "required" : "units" })
  const gateway = yield* TicketGateway
  return yield* gateway.createGiftTicket(order.order.id, items)
})
