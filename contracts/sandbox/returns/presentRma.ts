import { type Kysely, sql } from "kysely"
import type { components } from "../../generated/returns.d.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import type { Database } from "../platform/storage/Database.ts"
import { presentRefund, returnValueOf } from "./refunds/payRefund.ts"
import type { ReturnRow } from "./returnAccess.ts"

type Rma = components["schemas"]["Rma"]

/** Returns a return in the shape for staff. */
export const presentRma = async (db: Kysely<Database>, order: OrderRow, row: ReturnRow): Promise<Rma> => {
  const { items, currencyCode = "" } = readDocument(order.document)
  const units = await db
    .selectFrom("return_unit")
    .select([
      "line_id",
      sql<number>`count(*)::integer`.as("quantity"),
      sql<number>`coalesce(sum(goods + shipping) filter (where not is_exchanged and not is_refused), 0)::bigint`.as(
        "amount",
      ),
    ])
    .where("rmareq_id", "=", row.rmareq_id)
    .groupBy("line_id")
    .orderBy("line_id")
    .execute()
  const refunds = await db
    .selectFrom("return_refund")
    .selectAll()
    .where("rmareq_id", "=", row.rmareq_id)
    .orderBy("refund_id")
    .execute()
  const { worth, refunded } = await returnValueOf(db, row.rmareq_id)
  return {
    rmaId: String(row.rma_id),
    rmareqId: String(row.rmareq_id),
    orderId: String(row.order_id),
    status: row.status,
    creationDate: new Date(row.created_at).toISOString(),
    currencyCode,
    totalAmount: worth,
    refundedAmount: refunded,
    items: units.map(({ line_id, quantity, amount }) => {
      const item = items.find(({ id }) => id === String(line_id))
      return {
        orderItemId: String(line_id),
        catentryId: item?.catentryId ?? "0",
        sku: item?.sku ?? "",
        quantity,
        amount,
      }
    }),
    refunds: refunds.map(presentRefund),
  }
}
