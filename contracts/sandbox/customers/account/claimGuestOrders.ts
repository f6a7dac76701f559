import type { components } from "../../../generated/account.d.ts"
import { isClaimed } from "../../order-records/orderAccess.ts"
import { wasPaidCondition } from "../../order-records/wasPaid.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"

export type GuestOrderToken = components["schemas"]["GuestOrderToken"]

/**
 * Assigns guest orders to a user when the token is right and the order is paid; others are skipped. An unpaid order
 * stays with its guest (F179): it is paid by the link of its mail and can be claimed afterwards. Returns the ids of the
 * claimed orders.
 */
export const claimGuestOrders = async (
  { db }: UnitOfWork,
  storeId: string,
  userId: number,
  tokens: readonly GuestOrderToken[],
): Promise<string[]> => {
  const claimed: string[] = []
  for (const { orderId, guestToken } of tokens) {
    const order = await db
      .selectFrom("customer_order")
      .innerJoin("customer", "customer.user_id", "customer_order.user_id")
      .select(["order_id", "customer_order.user_id", "guest_token"])
      .where("order_id", "=", Number(orderId))
      .where("store_id", "=", storeId)
      .where("customer.kind", "=", "guest")
      .where(wasPaidCondition)
      .executeTakeFirst()
    if (order === undefined || !isClaimed(order, { guestToken })) continue
    const moved = await db
      .updateTable("customer_order")
      .set({ user_id: userId })
      .where("order_id", "=", order.order_id)
      .where("user_id", "=", order.user_id)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) continue
    await db.updateTable("cart").set({ user_id: userId }).where("cart_id", "=", order.order_id).execute()
    claimed.push(orderId)
  }
  return claimed
}
