import { type Kysely, type Selectable, sql } from "kysely"
import type { components } from "../../generated/returns.d.ts"
import { refundableAmount, refundOrder } from "../order-documents/refunds.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { Database } from "../storage/Database.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import type { ReturnRow } from "./returnAccess.ts"
import { type Destination, presentDestination } from "./refundDestination.ts"
import type { ReturnTables } from "../storage/tables/ReturnTables.ts"

export type WireRefund = components["schemas"]["Refund"]

/** Value of a return and the amount already refunded, in minor units. */
export interface ReturnValue {
  readonly goods: number
  readonly shipping: number
  readonly refunded: number
}

export const returnValueOf = async (db: Kysely<Database>, rmareqId: number): Promise<ReturnValue> => {
  const { goods, shipping } = await db
    .selectFrom("return_unit")
    .select([
      sql<number>`coalesce(sum(goods), 0)::bigint`.as("goods"),
      sql<number>`coalesce(sum(shipping), 0)::bigint`.as("shipping"),
    ])
    .where("rmareq_id", "=", rmareqId)
    .where("is_exchanged", "=", false)
    .executeTakeFirstOrThrow()
  const { refunded } = await db
    .selectFrom("return_refund")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("refunded"))
    .where("rmareq_id", "=", rmareqId)
    .executeTakeFirstOrThrow()
  return { goods, shipping, refunded }
}

/** Returns the amount due for a return: never more than the refundable rest of the whole order. */
export const amountDue = async (work: UnitOfWork, order: OrderRow, { rmareq_id }: ReturnRow): Promise<number> => {
  const { goods, shipping, refunded } = await returnValueOf(work.db, rmareq_id)
  return Math.max(0, Math.min(goods + shipping - refunded, await refundableAmount(work, order)))
}

/**
 * Pays the amount due for a return; the caller holds the lock of its order. Returns undefined when nothing is due. The
 * payment goes through the order's single ledger, which never refunds more than was paid.
 */
export const payRefund = async (
  work: UnitOfWork,
  order: OrderRow,
  row: ReturnRow,
  to: Destination,
  now: number,
): Promise<WireRefund | undefined> => {
  const amount = await refundOrder(work, order, {
    amount: await amountDue(work, order, row),
    now,
    isElsewhere: to.type !== "ORIGINAL",
  })
  if (amount === 0) return undefined
  const shown =
    to.type === "ORIGINAL" ? { ...to, maskedNumber: readDocument(order.document).payment[0]?.maskedNumber ?? null } : to
  const refund = await work.db
    .insertInto("return_refund")
    .values({
      rmareq_id: row.rmareq_id,
      amount,
      type: shown.type,
      masked_number: shown.maskedNumber,
      beneficiary_name: shown.beneficiaryName,
      paid_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentRefund(refund)
}

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
