import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { orderNotFound, type OrderClaim, type OrderRow, requireOrder } from "./orderAccess.ts"

/**
 * Returns an order that the caller may see, locked until the transaction ends. Locks the cart's row, as the payment
 * challenges do, so that all changes of an order are serialized.
 */
export const lockOrder = async (work: UnitOfWork, claim: OrderClaim): Promise<OrderRow> => {
  const { order_id } = await requireOrder(work.db, claim)
  await lockCartOf(work, order_id)
  return requireOrder(work.db, claim)
}

/** Returns any order for the admin console, locked like `lockOrder`. Fails with 404 for an unknown order. */
export const lockOrderAsAdmin = async (work: UnitOfWork, orderId: string): Promise<OrderRow> => {
  await lockCartOf(work, Number(orderId))
  const order = await work.db
    .selectFrom("customer_order")
    .selectAll()
    .where("order_id", "=", Number(orderId))
    .executeTakeFirst()
  if (order === undefined) throw orderNotFound(orderId)
  return order
}

export const lockCartOf = async (work: UnitOfWork, orderId: number): Promise<void> => {
  await work.db.selectFrom("cart").select("cart_id").where("cart_id", "=", orderId).forUpdate().execute()
}
