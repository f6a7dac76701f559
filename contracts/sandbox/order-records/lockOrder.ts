import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { type OrderClaim, type OrderRow, requireOrder } from "./orderAccess.ts"

/**
 * Returns an order that the caller may see, locked until the transaction ends. Locks the cart's row, as the payment
 * challenges do, so that all changes of an order are serialized.
 */
export const lockOrder = async (work: UnitOfWork, claim: OrderClaim): Promise<OrderRow> => {
  const { order_id } = await requireOrder(work.db, claim)
  await lockCartOf(work, order_id)
  return requireOrder(work.db, claim)
}

export const lockCartOf = async (work: UnitOfWork, orderId: number): Promise<void> => {
  await work.db.selectFrom("cart").select("cart_id").where("cart_id", "=", orderId).forUpdate().execute()
}
