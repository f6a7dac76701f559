import type { OrderRow } from "../order-records/orderAccess.ts"
import { newToken } from "../platform/ports/token.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { type ReturnFields, unitsByEntry } from "./checkReturnRequest.ts"
import { claimUnits } from "./claimUnits.ts"
import type { PaidLine } from "./refunds/paidShares.ts"
import { reserveReplacements } from "./replacements.ts"
import type { ReturnRow } from "./returnAccess.ts"
import type { ReturnScope } from "./ReturnScope.ts"

/** Columns of a request that come from the customer's input. */
export const requestColumns = ({
  returnType = "RETURN",
  courierId,
  numBoxes = 1,
  isStoreReturn = false,
  pickupDate,
  bundleInfo,
}: ReturnFields) => ({
  return_type: returnType,
  courier_id: courierId ?? null,
  num_boxes: numBoxes,
  is_store_return: isStoreReturn,
  pickup_date: pickupDate ?? null,
  bundle_info: bundleInfo === undefined ? null : JSON.stringify(bundleInfo),
})

/** Writes the parts of a request: its lines, the claimed units, the reserved replacements, one label per box. */
export const writeReturn = async (
  work: UnitOfWork,
  services: SandboxServices,
  scope: ReturnScope,
  order: OrderRow,
  row: ReturnRow,
  fields: ReturnFields,
  lines: readonly PaidLine[],
): Promise<void> => {
  const { returnLines, changeLines = [] } = fields
  const rmareqId = row.rmareq_id
  await work.db
    .insertInto("return_line")
    .values(
      returnLines.map(({ catentryId, quantity, returnReasonId, comment }, position) => ({
        rmareq_id: rmareqId,
        position,
        catentry_id: catentryId,
        quantity,
        reason_id: returnReasonId,
        comment: comment ?? null,
      })),
    )
    .execute()
  const exchanged = unitsByEntry(changeLines)
  for (const [catentryId, units] of unitsByEntry(returnLines)) {
    await claimUnits(work, lines, {
      orderId: order.order_id,
      rmareqId,
      catentryId,
      quantity: units,
      exchanged: exchanged.get(catentryId) ?? 0,
    })
  }
  await reserveReplacements(work, services, scope, order, rmareqId, changeLines)
  await writeLabels(work, services, rmareqId, fields.numBoxes ?? 1)
}

/** One label per box: adds missing labels and deletes those of removed boxes. */
const writeLabels = async (
  work: UnitOfWork,
  { ports }: SandboxServices,
  rmareqId: number,
  numBoxes: number,
): Promise<void> => {
  await work.db
    .deleteFrom("return_label")
    .where("rmareq_id", "=", rmareqId)
    .where("box_number", ">", numBoxes)
    .execute()
  await work.db
    .insertInto("return_label")
    .values(
      Array.from({ length: numBoxes }, (_, index) => ({
        rmareq_id: rmareqId,
        box_number: index + 1,
        token: newToken(ports),
      })),
    )
    .onConflict((conflict) => conflict.columns(["rmareq_id", "box_number"]).doNothing())
    .execute()
}

/** Deletes the parts of a request, before they are written again. */
export const eraseLines = async ({ db }: UnitOfWork, rmareqId: number): Promise<void> => {
  await db.deleteFrom("return_unit").where("rmareq_id", "=", rmareqId).execute()
  await db.deleteFrom("return_line").where("rmareq_id", "=", rmareqId).execute()
  await db.deleteFrom("return_change").where("rmareq_id", "=", rmareqId).execute()
}
