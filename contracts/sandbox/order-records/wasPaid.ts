import { type Kysely, sql } from "kysely"
import type { Database } from "../platform/storage/Database.ts"
import type { OrderRow } from "./orderAccess.ts"

/**
 * Query condition on `customer_order`: the order was paid, independent of its later status. When an order is cancelled
 * before it is paid, its authorized amount is VOIDED. An unpaid order proves nothing, because it can be placed with any
 * address.
 */
export const wasPaidCondition = sql<boolean>`(
  customer_order.status in ('PAID', 'SHIPPED', 'DELIVERED', 'REFUNDED')
  or (customer_order.status = 'CANCELLED' and exists (
    select 1 from order_refund where order_refund.order_id = customer_order.order_id and order_refund.kind = 'REFUNDED'
  ))
)`

export const wasPaid = async (db: Kysely<Database>, { order_id }: Pick<OrderRow, "order_id">): Promise<boolean> =>
  (await db
    .selectFrom("customer_order")
    .select("order_id")
    .where("order_id", "=", order_id)
    .where(wasPaidCondition)
    .executeTakeFirst()) !== undefined
