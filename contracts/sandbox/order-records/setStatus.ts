import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { OrderRow } from "./orderAccess.ts"
import type { OrderStatus } from "../platform/storage/tables/OrderTables.ts"
import { mailStatus } from "./mailStatus.ts"

/** Sets the status of a locked order, records the time and mails the customer. */
export const setStatus = async (
  work: UnitOfWork,
  services: SandboxServices,
  order: OrderRow,
  status: OrderStatus,
): Promise<OrderRow> => {
  await work.db.updateTable("customer_order").set({ status }).where("order_id", "=", order.order_id).execute()
  await work.db
    .insertInto("order_status_change")
    .values({ order_id: order.order_id, status, changed_at: services.ports.now() })
    .execute()
  await mailStatus(work, services, { ...order, status }, { wasPaid: order.status !== "PENDING" })
  return { ...order, status }
}
