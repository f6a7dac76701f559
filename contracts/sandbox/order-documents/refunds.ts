import type { Kysely } from "kysely"
import type { components } from "../../generated/orders.d.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { refundGiftCards } from "../purchase/wallet/giftCardAccounts.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"

type WireRefund = components["schemas"]["OrderRefund"]

export const presentRefunds = async (db: Kysely<Database>, orderId: number): Promise<readonly WireRefund[]> => {
  const rows = await db
    .selectFrom("order_refund")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("refund_id")
    .execute()
  return rows.map(({ amount, kind, suborder_id, created_at }) => ({
    amount,
    kind,
    ...(suborder_id === null ? {} : { suborderId: suborder_id }),
    creationDate: new Date(created_at).toISOString(),
  }))
}

/** Returns the part of the total that is not refunded yet. */
export const refundableAmount = async (work: UnitOfWork, { order_id, total_order }: OrderRow): Promise<number> => {
  const rows = await work.db.selectFrom("order_refund").select("amount").where("order_id", "=", order_id).execute()
  return total_order - rows.reduce((sum, { amount }) => sum + amount, 0)
}

export interface Refund {
  /** The refunded suborder; the whole rest when absent. */
  readonly suborderId?: string
  /** Minor units; the remaining amount when absent, which is also the maximum. */
  readonly amount?: number
  readonly now: number
}

/** Minor units of a refund, and its part that went back to gift cards. */
export interface PaidRefund {
  readonly amount: number
  readonly toGiftCards: number
}

/**
 * Refunds a locked order, or releases the authorization while the order is PENDING.
 *
 * *Details.* Gift cards are refunded first, and only the rest goes to the other payment method, so that a gift card
 * cannot be turned into cash.
 */
export const refundOrder = async (
  work: UnitOfWork,
  order: OrderRow,
  { suborderId, amount, now }: Refund,
): Promise<PaidRefund> => {
  const left = await refundableAmount(work, order)
  const refundedAmount = Math.min(amount ?? left, left)
  if (refundedAmount <= 0) return { amount: 0, toGiftCards: 0 }
  await work.db
    .insertInto("order_refund")
    .values({
      order_id: order.order_id,
      suborder_id: suborderId ?? null,
      kind: order.status === "PENDING" ? "VOIDED" : "REFUNDED",
      amount: refundedAmount,
      created_at: now,
    })
    .execute()
  return { amount: refundedAmount, toGiftCards: await refundGiftCards(work, order.order_id, now, refundedAmount) }
}
