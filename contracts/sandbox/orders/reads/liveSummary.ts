import type { components } from "../../../generated/orders.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { isLive } from "../../order-records/orderStatus.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"

type LiveOrdersSummary = components["schemas"]["LiveOrdersSummary"]

/** Returns the number of the customer's expected orders by status. */
export const liveSummary = async (
  { storage }: SandboxServices,
  { principal, store }: CartScope,
): Promise<LiveOrdersSummary> => {
  const rows = await storage.db
    .selectFrom("customer_order")
    .select(["order_id", "status", "document"])
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .orderBy("created_at", "desc")
    .orderBy("order_id", "desc")
    .execute()
  const liveOrders = rows.filter(({ status }) => isLive(status))
  const counts = new Map<string, number>()
  for (const { status } of liveOrders) counts.set(status, (counts.get(status) ?? 0) + 1)
  const [nextDelivery] = liveOrders
    .flatMap(({ document }) => readDocument(document).shippingBundle?.deliveryDateInfo?.minDate ?? [])
    .sort()
  const latest = liveOrders[0]
  return {
    total: liveOrders.length,
    states: [...counts].map(([status, count]) => ({ status, count })),
    ...(nextDelivery === undefined ? {} : { nextDelivery }),
    ...(latest === undefined ? {} : { latestOrderId: String(latest.order_id) }),
  }
}
