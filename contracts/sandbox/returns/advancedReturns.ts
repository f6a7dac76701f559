import type { components } from "../../generated/returns.d.ts"
import { readSellables } from "../catalog/stock/Sellable.ts"
import { forbidden } from "../platform/http/Refused.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { Principal } from "../platform/http/Principal.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { returnsOf } from "./listReturns.ts"
import { returnValueOf } from "./refunds/payRefund.ts"
import type { ReturnRow } from "./returnAccess.ts"
import { returnWindow } from "./returnWindow.ts"
import type { ReturnScope } from "./ReturnScope.ts"

type AdvancedReturn = components["schemas"]["AdvancedReturn"]

/** Returns a customer's returns that were refunded or replaced in advance. Fails with 403 for another user's. */
export const advancedReturns = async (
  services: SandboxServices,
  scope: ReturnScope,
  principal: Principal,
  userId: string,
): Promise<readonly AdvancedReturn[]> => {
  if (userId !== principal.userId) throw forbidden("Only one's own returns.")
  const { db } = services.storage
  const settled = (await returnsOf(db, principal)).filter(
    ({ row }) => row.return_type !== "RETURN" && row.status !== "ANNULLED",
  )
  return Promise.all(
    settled.map(async ({ row, order }) => ({
      rmareqId: String(row.rmareq_id),
      orderId: String(row.order_id),
      kind: row.return_type === "ADVANCED" ? "REFUND" : "REPLACEMENT",
      status: row.status,
      debt: row.received_at === null ? await outstandingDebt(services, scope, row) : 0,
      currencyCode: readDocument(order.document).currencyCode ?? scope.store.currencyCode,
      dueDate: (await returnWindow(db, scope, order)).lastDay,
    })),
  )
}

/** Returns the refunded amount, or today's price of the reserved replacements, in minor units. */
const outstandingDebt = async (
  { storage: { db } }: SandboxServices,
  { store, language }: ReturnScope,
  row: ReturnRow,
): Promise<number> => {
  if (row.return_type === "ADVANCED") return (await returnValueOf(db, row.rmareq_id)).refunded
  const changes = await db
    .selectFrom("return_change")
    .select(["sku", "quantity"])
    .where("rmareq_id", "=", row.rmareq_id)
    .execute()
  const sellables = await readSellables(
    db,
    store.id,
    language.id,
    changes.map(({ sku }) => sku),
  )
  return changes.reduce((sum, { sku, quantity }) => sum + (sellables.get(sku)?.price ?? 0) * quantity, 0)
}
