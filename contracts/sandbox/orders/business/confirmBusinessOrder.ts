import type { components } from "../../../generated/orders.d.ts"
import { refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import { lockOrder } from "../../order-records/lockOrder.ts"
import { requireBusiness } from "./requireBusiness.ts"

type BusinessConfirmation = components["schemas"]["BusinessConfirmation"]

/** Confirms an order of a business client; later confirmations change nothing. */
export const confirmBusinessOrder = async (
  services: SandboxServices,
  principal: Principal,
  storeId: string,
  orderId: string,
): Promise<BusinessConfirmation> => {
  requireBusiness(principal)
  return services.storage.transaction(async (work) => {
    const order = await lockOrder(work, { storeId, orderId, principal })
    if (order.status === "CANCELLED" || order.status === "REFUNDED") {
      throw refused("_ERR_ORDER_NOT_CONFIRMABLE", "This order does not stand any more.", [orderId, order.status])
    }
    await work.db
      .insertInto("business_confirmation")
      .values({ order_id: order.order_id, user_id: Number(principal.userId), created_at: services.ports.now() })
      .onConflict((conflict) => conflict.column("order_id").doNothing())
      .execute()
    const { created_at } = await work.db
      .selectFrom("business_confirmation")
      .select("created_at")
      .where("order_id", "=", order.order_id)
      .executeTakeFirstOrThrow()
    return { orderId, status: order.status, confirmationDate: new Date(created_at).toISOString() }
  })
}
