import type { Kysely } from "kysely"
import { orderNotFound, type OrderRow } from "../order-records/orderAccess.ts"
import type { Principal } from "../platform/http/Principal.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { ReturnRow } from "./returnAccess.ts"

/** Returns the returns of one order, newest first. */
export const returnsOfOrder = (db: Kysely<Database>, { order_id }: OrderRow): Promise<readonly ReturnRow[]> =>
  db.selectFrom("return_request").selectAll().where("order_id", "=", order_id).orderBy("rmareq_id", "desc").execute()

/** Returns a customer's orders in the store by id. */
export const ordersOf = async (
  db: Kysely<Database>,
  { userId, storeId }: Principal,
): Promise<ReadonlyMap<number, OrderRow>> => {
  const orders = await db
    .selectFrom("customer_order")
    .selectAll()
    .where("user_id", "=", Number(userId))
    .where("store_id", "=", storeId)
    .execute()
  return new Map(orders.map((order) => [order.order_id, order]))
}

/** Returns the returns of the orders, newest first, each with its order. */
export const returnsOf = async (
  db: Kysely<Database>,
  principal: Principal,
): Promise<readonly { readonly row: ReturnRow; readonly order: OrderRow }[]> => {
  const orders = await ordersOf(db, principal)
  if (orders.size === 0) return []
  const rows = await db
    .selectFrom("return_request")
    .selectAll()
    .where("order_id", "in", [...orders.keys()])
    .orderBy("rmareq_id", "desc")
    .execute()
  return rows.flatMap((row) => {
    const order = orders.get(row.order_id)
    return order === undefined ? [] : [{ row, order }]
  })
}

/** Returns the order of a guest's token. Fails with 404 for an unknown one. */
export const orderOfToken = async (db: Kysely<Database>, storeId: string, guestToken: string): Promise<OrderRow> => {
  const order = await db
    .selectFrom("customer_order")
    .selectAll()
    .where("guest_token", "=", guestToken)
    .where("store_id", "=", storeId)
    .executeTakeFirst()
  if (order === undefined) throw orderNotFound("")
  return order
}
