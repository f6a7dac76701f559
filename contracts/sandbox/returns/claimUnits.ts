import { sql } from "kysely"
import { refused } from "../platform/http/Refused.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { type PaidLine, unitShares } from "./refunds/paidShares.ts"

export interface UnitClaim {
  readonly orderId: number
  readonly rmareqId: number
  readonly catentryId: string
  readonly quantity: number
  /** How many of the units are exchanged; those are not refunded. */
  readonly exchanged: number
}

/**
 * Marks units of an order as returned. The lines with the catalogue entry give their first free units.
 *
 * *Details.* Each unit is a row with a unique key: of two concurrent requests for the last one only one succeeds
 * (F114). Fails with 409 `_ERR_RETURN_QUANTITY` (params: catentryId, units that can still be returned).
 */
export const claimUnits = async (work: UnitOfWork, lines: readonly PaidLine[], claim: UnitClaim): Promise<void> => {
  const own = lines.filter(({ catentryId, isReturnable }) => isReturnable && catentryId === claim.catentryId)
  let left = claim.quantity
  for (const line of own) {
    if (left > 0) left -= await claimLineUnits(work, line, { ...claim, quantity: left })
  }
  if (left > 0) {
    throw refused("_ERR_RETURN_QUANTITY", "More units than can still be returned.", [
      claim.catentryId,
      String(claim.quantity - left),
    ])
  }
  if (claim.exchanged > 0)
    await markExchanged(
      work,
      own.map(({ lineId }) => lineId),
      claim,
    )
}

const markExchanged = async (
  { db }: UnitOfWork,
  lineIds: readonly number[],
  { rmareqId, exchanged }: UnitClaim,
): Promise<void> => {
  const units = await db
    .selectFrom("return_unit")
    .select(["order_id", "line_id", "unit_number"])
    .where("rmareq_id", "=", rmareqId)
    .where("line_id", "in", lineIds)
    .orderBy("line_id", "desc")
    .orderBy("unit_number", "desc")
    .limit(exchanged)
    .execute()
  for (const { order_id, line_id, unit_number } of units) {
    await db
      .updateTable("return_unit")
      .set({ is_exchanged: true })
      .where("order_id", "=", order_id)
      .where("line_id", "=", line_id)
      .where("unit_number", "=", unit_number)
      .execute()
  }
}

const claimLineUnits = async (
  { db }: UnitOfWork,
  line: PaidLine,
  { orderId, rmareqId, quantity }: UnitClaim,
): Promise<number> => {
  const goods = unitShares(line.goods, line.quantity)
  const shipping = unitShares(line.shipping, line.quantity)
  const { rows } = await sql`
    insert into return_unit (order_id, line_id, unit_number, rmareq_id, goods, shipping, is_exchanged)
    select ${orderId}::bigint, ${line.lineId}::bigint, number, ${rmareqId}::bigint,
      ${goods.each}::bigint + (case when number <= ${goods.more}::bigint then 1 else 0 end),
      ${shipping.each}::bigint + (case when number <= ${shipping.more}::bigint then 1 else 0 end),
      false
    from generate_series(1, ${line.remaining}::integer) as number
    where not exists (
      select 1 from return_unit
      where order_id = ${orderId}::bigint and line_id = ${line.lineId}::bigint and unit_number = number
    )
    order by number
    limit ${quantity}::integer
    on conflict do nothing
    returning unit_number`.execute(db)
  return rows.length
}
