import type { Kysely } from "kysely"
import type { Database } from "../platform/storage/Database.ts"
import type { OrderStatus } from "../platform/storage/tables/OrderTables.ts"
import type { OrderRow } from "./orderAccess.ts"

/** When an order reached a status, in epoch milliseconds; `undefined` if it has not. */
export const statusChangedAt = async (
  db: Kysely<Database>,
  { order_id }: Pick<OrderRow, "order_id">,
  status: OrderStatus,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom("order_status_change")
      .select("changed_at")
      .where("order_id", "=", order_id)
      .where("status", "=", status)
      .executeTakeFirst()
  )?.changed_at
