import { refused } from "../platform/http/Refused.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"

/**
 * Fails with 409 `_ERR_ORDER_NOT_CANCELLABLE` while a locked order has an open return: units and money must not be
 * given back twice.
 */
export const requireNoReturns = async (work: UnitOfWork, { order_id, status }: OrderRow): Promise<void> => {
  const open = await work.db
    .selectFrom("return_request")
    .select("rmareq_id")
    .where("order_id", "=", order_id)
    .where("status", "!=", "ANNULLED")
    .executeTakeFirst()
  if (open !== undefined)
    throw refused("_ERR_ORDER_NOT_CANCELLABLE", "Something of this order is being returned.", [
      String(order_id),
      status,
    ])
}
