import { restoreStock } from "../catalog/reserveStock.ts"
import { formatAmount } from "../stores/formatAmount.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { SandboxServices } from "../services/SandboxServices.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import { moveTo } from "./moveReturn.ts"
import { payRefund } from "./payRefund.ts"
import { destinationOf } from "./refundDestination.ts"
import { sendReplacements } from "./replacements.ts"
import { lockReturnOfStore, type ReturnRow } from "./returnAccess.ts"
import { isFault } from "./returnReasons.ts"
import type { ReturnStatus } from "../storage/tables/ReturnTables.ts"
import { type ReturnScope, returnScope } from "./ReturnScope.ts"
import { sendReturnMail } from "./sendReturnMail.ts"

export interface AdminReturnStep {
  readonly storeId: string
  readonly rmareqId: string
  readonly status: "IN_TRANSIT" | "RECEIVED" | "REFUNDED"
}

/**
 * A transition by staff.
 *
 * *Details.* RECEIVED puts faultless units back into stock and sends replacements; REFUNDED pays the amount due to the
 * chosen destination, else to the original payment. Fails with 404 for an unknown return, 409 for a transition that is
 * not allowed.
 */
export const moveReturnAsAdmin = async (
  services: SandboxServices,
  { storeId, rmareqId, status }: AdminReturnStep,
): Promise<{ readonly rmareqId: string; readonly status: ReturnStatus }> => {
  const scope = await returnScope(services, storeId, undefined)
  return services.storage.transaction(async (work) => {
    const { row, order } = await lockReturnOfStore(work, storeId, rmareqId)
    const moved = await moveTo(work, row, status, scope.now)
    if (status === "RECEIVED") await receiveReturn(work, services, order, row)
    if (status === "REFUNDED") await refund(work, scope, order, row)
    return { rmareqId, status: moved.status }
  })
}

const receiveReturn = async (
  work: UnitOfWork,
  services: SandboxServices,
  order: OrderRow,
  row: ReturnRow,
): Promise<void> => {
  const lines = await work.db
    .selectFrom("return_line")
    .select(["catentry_id", "quantity", "reason_id"])
    .where("rmareq_id", "=", row.rmareq_id)
    .execute()
  const { items } = readDocument(order.document)
  const resellableUnits = lines.flatMap(({ catentry_id, quantity, reason_id }) => {
    const sku = items.find(({ catentryId }) => catentryId === catentry_id)?.sku
    return sku === undefined || isFault(reason_id) ? [] : [{ sku, quantity }]
  })
  // Units of a cancelled order are already back in stock.
  if (order.status !== "CANCELLED") await restoreStock(work, services, row.store_id, resellableUnits)
  await sendReplacements(work, row.rmareq_id)
}

const refund = async (work: UnitOfWork, scope: ReturnScope, order: OrderRow, row: ReturnRow): Promise<void> => {
  const paid = await payRefund(work, order, row, await destinationOf(work.db, order.order_id), scope.now)
  if (paid !== undefined)
    await sendReturnMail(work, scope, order, row, "refunded", {
      amount: formatAmount(scope.store, paid.amount),
    })
}
