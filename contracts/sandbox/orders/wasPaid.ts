import { type Kysely, sql } from "kysely"
import type { Database } from "../storage/Database.ts"
import type { OrderRow } from "./orderAccess.ts"

/**
 * Condition of a query over `customer_order`: the order was paid, whatever became of it afterwards. One that was
 * cancelled before it was paid got its money VOIDED, if any was held. Anybody can place an unpaid order with any
 * address: it proves nothing.
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
