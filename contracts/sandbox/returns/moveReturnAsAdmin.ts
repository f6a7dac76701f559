import { restoreStock } from "../catalog/stock/reserveStock.ts"
import { refused } from "../platform/http/Refused.ts"
import { formatAmount } from "../stores/formatAmount.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { moveTo, statusNotAllowed } from "./moveReturn.ts"
import { payRefund, refundedSum, returnValueOf } from "./refunds/payRefund.ts"
import { destinationOf } from "./refunds/refundDestination.ts"
import { sendReplacements } from "./replacements.ts"
import { lockReturnOfStore, type ReturnRow } from "./returnAccess.ts"
import { isFault } from "./returnReasons.ts"
import type { ReturnStatus } from "../platform/storage/tables/ReturnTables.ts"
import { type ReturnScope, returnScope } from "./ReturnScope.ts"
import { sendReturnMail } from "./sendReturnMail.ts"

export interface AdminReturnStep {
  readonly storeId: string
  readonly rmareqId: string
  readonly status: "IN_TRANSIT" | "RECEIVED" | "REFUNDED"
  /** Units to refuse on receipt, per catalogue entry: worn or damaged items, for example. */
  readonly refusedUnits?: ReadonlyMap<string, number>
}

/**
 * A transition by staff.
 *
 * RECEIVED puts undamaged units back into stock, charges more expensive replacements and ships them; REFUNDED pays the
 * amount due to the chosen destination, or else to the original payment. Refused units are neither restocked nor
 * refunded. Fails with 404 for an unknown return, and with 409 for a transition that is not allowed.
 */
export const moveReturnAsAdmin = async (
  services: SandboxServices,
  { storeId, rmareqId, status, refusedUnits = new Map() }: AdminReturnStep,
): Promise<{ readonly rmareqId: string; readonly status: ReturnStatus }> => {
  const scope = await returnScope(services, storeId, undefined)
  return services.storage.transaction(async (work) => {
    const { row, order } = await lockReturnOfStore(work, storeId, rmareqId)
    if (refusedUnits.size > 0) await refuseUnits(work, row, order, status, refusedUnits)
    const moved = await moveTo(work, row, status, scope.now)
    if (status === "RECEIVED") await receiveReturn(work, services, order, row, refusedUnits)
    if (refusedUnits.size > 0) await sendReturnMail(work, scope, order, row, "refused")
    if (status === "REFUNDED") await refund(work, scope, order, row)
    return { rmareqId, status: moved.status }
  })
}

/**
 * Refuses units of a return on receipt. Fails with 409 `_ERR_RETURN_QUANTITY` for more than were returned, and for a
 * return that was exchanged or refunded in advance: such a return is settled with the customer.
 */
const refuseUnits = async (
  { db }: UnitOfWork,
  row: ReturnRow,
  order: OrderRow,
  status: AdminReturnStep["status"],
  refusedUnits: ReadonlyMap<string, number>,
): Promise<void> => {
  if (status !== "RECEIVED" || row.return_type !== "RETURN") throw statusNotAllowed(row.status, "REFUSED")
  const { items } = readDocument(order.document)
  for (const [catentryId, quantity] of refusedUnits) {
    const lineIds = items.filter((item) => item.catentryId === catentryId).map(({ id }) => Number(id))
    const units =
      lineIds.length === 0
        ? []
        : await db
            .selectFrom("return_unit")
            .select(["line_id", "unit_number"])
            .where("rmareq_id", "=", row.rmareq_id)
            .where("line_id", "in", lineIds)
            .orderBy("line_id", "desc")
            .orderBy("unit_number", "desc")
            .limit(quantity)
            .execute()
    if (units.length < quantity)
      throw refused("_ERR_RETURN_QUANTITY", "More units than were returned.", [catentryId, String(units.length)])
    for (const { line_id, unit_number } of units) {
      await db
        .updateTable("return_unit")
        .set({ is_refused: true })
        .where("order_id", "=", order.order_id)
        .where("line_id", "=", line_id)
        .where("unit_number", "=", unit_number)
        .execute()
    }
  }
}

const receiveReturn = async (
  work: UnitOfWork,
  services: SandboxServices,
  order: OrderRow,
  row: ReturnRow,
  refusedUnits: ReadonlyMap<string, number>,
): Promise<void> => {
  const refusedLeft = new Map(refusedUnits)
  const lines = await work.db
    .selectFrom("return_line")
    .select(["catentry_id", "quantity", "reason_id"])
    .where("rmareq_id", "=", row.rmareq_id)
    .execute()
  const { items } = readDocument(order.document)
  const resellableUnits = lines.flatMap(({ catentry_id, quantity, reason_id }) => {
    const sku = items.find(({ catentryId }) => catentryId === catentry_id)?.sku
    const refusedHere = Math.min(quantity, refusedLeft.get(catentry_id) ?? 0)
    refusedLeft.set(catentry_id, (refusedLeft.get(catentry_id) ?? 0) - refusedHere)
    const accepted = quantity - refusedHere
    return sku === undefined || isFault(reason_id) || accepted === 0 ? [] : [{ sku, quantity: accepted }]
  })
  // Units of a cancelled order are already back in stock.
  if (order.status !== "CANCELLED") await restoreStock(work, services, row.store_id, resellableUnits)
  const { debt } = await returnValueOf(work.db, row.rmareq_id)
  if (debt > 0)
    await work.db.updateTable("return_request").set({ charged: debt }).where("rmareq_id", "=", row.rmareq_id).execute()
  await sendReplacements(work, row.rmareq_id)
}

const refund = async (work: UnitOfWork, scope: ReturnScope, order: OrderRow, row: ReturnRow): Promise<void> => {
  const paid = await payRefund(work, order, row, await destinationOf(work.db, order.order_id), scope.now)
  if (paid.length > 0)
    await sendReturnMail(work, scope, order, row, "refunded", {
      amount: formatAmount(scope.store, refundedSum(paid)),
    })
}
