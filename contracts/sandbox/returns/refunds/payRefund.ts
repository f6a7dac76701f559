import { type Kysely, type Selectable, sql } from "kysely"
import type { components } from "../../../generated/returns.d.ts"
import { refundableAmount, refundOrder } from "../../order-documents/refunds.ts"
import type { OrderRow } from "../../order-records/orderAccess.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { ReturnRow } from "../returnAccess.ts"
import { type Destination, presentDestination } from "./refundDestination.ts"
import type { ReturnTables } from "../../platform/storage/tables/ReturnTables.ts"

export type WireRefund = components["schemas"]["Refund"]

/** Value of a return and the amount already refunded, in minor units. */
export interface ReturnValue {
  readonly goods: number
  readonly shipping: number
  /** Of the replacements; never below the paid price of the exchanged units. */
  readonly difference: number
  /** To be refunded: never below 0. */
  readonly worth: number
  /** To be charged on receipt, because the replacements cost more than everything that comes back. */
  readonly debt: number
  readonly refunded: number
}

export const returnValueOf = async (db: Kysely<Database>, rmareqId: number): Promise<ReturnValue> => {
  const { goods, shipping, exchanged } = await db
    .selectFrom("return_unit")
    .select([
      sql<number>`coalesce(sum(goods) filter (where not is_exchanged and not is_refused), 0)::bigint`.as("goods"),
      sql<number>`coalesce(sum(shipping) filter (where not is_exchanged and not is_refused), 0)::bigint`.as("shipping"),
      sql<number>`coalesce(sum(goods) filter (where is_exchanged), 0)::bigint`.as("exchanged"),
    ])
    .where("rmareq_id", "=", rmareqId)
    .executeTakeFirstOrThrow()
  const { sum } = await db
    .selectFrom("return_change")
    .select(sql<number>`coalesce(sum(unit_difference * quantity), 0)::bigint`.as("sum"))
    .where("rmareq_id", "=", rmareqId)
    .where("state", "!=", "RELEASED")
    .executeTakeFirstOrThrow()
  const difference = Math.max(sum, -exchanged)
  const balance = goods + shipping - difference
  const { refunded } = await db
    .selectFrom("return_refund")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("refunded"))
    .where("rmareq_id", "=", rmareqId)
    .executeTakeFirstOrThrow()
  return { goods, shipping, difference, worth: Math.max(0, balance), debt: Math.max(0, -balance), refunded }
}

/** Returns the amount due for a return: never more than the refundable rest of the whole order. */
export const amountDue = async (work: UnitOfWork, order: OrderRow, { rmareq_id }: ReturnRow): Promise<number> => {
  const { worth, refunded } = await returnValueOf(work.db, rmareq_id)
  return Math.max(0, Math.min(worth - refunded, await refundableAmount(work, order)))
}

/**
 * Pays the amount due for a return; the caller holds the lock of its order. Returns no refund when nothing is due.
 *
 * *Details.* The payment goes through the order's single ledger, which never refunds more than was paid. Gift cards are
 * refunded first, also when the customer chose another destination: that one gets only the rest.
 */
export const payRefund = async (
  work: UnitOfWork,
  order: OrderRow,
  row: ReturnRow,
  to: Destination,
  now: number,
): Promise<readonly WireRefund[]> => {
  const { amount, toGiftCards } = await refundOrder(work, order, { amount: await amountDue(work, order, row), now })
  if (amount === 0) return []
  const { payment } = readDocument(order.document)
  const original = (isGiftCard: boolean): Destination => ({
    type: "ORIGINAL",
    maskedNumber: payment.find(({ kind }) => (kind === "giftcard") === isGiftCard)?.maskedNumber ?? null,
    beneficiaryName: null,
  })
  const refunds: WireRefund[] = []
  for (const part of [
    { amount: toGiftCards, to: original(true) },
    { amount: amount - toGiftCards, to: to.type === "ORIGINAL" ? original(false) : to },
  ]) {
    if (part.amount === 0) continue
    const refund = await work.db
      .insertInto("return_refund")
      .values({
        rmareq_id: row.rmareq_id,
        amount: part.amount,
        type: part.to.type,
        masked_number: part.to.maskedNumber,
        beneficiary_name: part.to.beneficiaryName,
        paid_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    refunds.push(presentRefund(refund))
  }
  return refunds
}

export const refundedSum = (refunds: readonly WireRefund[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

export const presentRefund = ({
  refund_id,
  amount,
  type,
  masked_number,
  beneficiary_name,
  paid_at,
}: Selectable<ReturnTables["return_refund"]>): WireRefund => ({
  refundId: String(refund_id),
  amount,
  date: new Date(paid_at).toISOString(),
  destination: presentDestination({ type, maskedNumber: masked_number, beneficiaryName: beneficiary_name }),
})
