import { type Kysely, sql } from "kysely"
import { refused } from "../platform/http/Refused.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { PaidLine } from "./refunds/paidShares.ts"

interface ReturnableUnits {
  readonly catentryId: string
  readonly quantity: number
  readonly isReturnable: boolean
}

/** Returns the units of an order without a return, per catalogue entry in the order of its lines. */
export const returnableUnits = async (
  db: Kysely<Database>,
  { order_id }: OrderRow,
  lines: readonly PaidLine[],
): Promise<readonly ReturnableUnits[]> => {
  const rows = await db
    .selectFrom("return_unit")
    .select(["line_id", sql<number>`count(*)::integer`.as("units")])
    .where("order_id", "=", order_id)
    .groupBy("line_id")
    .execute()
  const gone = new Map(rows.map(({ line_id, units }) => [line_id, units]))
  const found = new Map<string, ReturnableUnits>()
  for (const { catentryId, lineId, remaining, isReturnable } of lines) {
    const known = found.get(catentryId)
    found.set(catentryId, {
      catentryId,
      quantity: (known?.quantity ?? 0) + (isReturnable ? remaining - (gone.get(lineId) ?? 0) : 0),
      isReturnable: known?.isReturnable === true || isReturnable,
    })
  }
  return [...found.values()]
}

/** Fails with 409 `_ERR_RETURN_QUANTITY` when that many units cannot be returned at the moment. */
export const requireUnits = async (
  db: Kysely<Database>,
  order: OrderRow,
  lines: readonly PaidLine[],
  wanted: ReadonlyMap<string, number>,
): Promise<void> => {
  for (const { catentryId, quantity } of await returnableUnits(db, order, lines)) {
    if ((wanted.get(catentryId) ?? 0) > quantity)
      throw refused("_ERR_RETURN_QUANTITY", "More units than can still be returned.", [catentryId, String(quantity)])
  }
}
