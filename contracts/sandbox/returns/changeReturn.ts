import { notFound, refused } from "../platform/http/Refused.ts"
import type { OrderClaim, OrderRow } from "../order-records/orderAccess.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { checkReturnRequest, type ReturnFields, returnNotValid } from "./checkReturnRequest.ts"
import { requireOpenWindow } from "./createReturn.ts"
import { orderLines } from "./orderLines.ts"
import { presentRequest, type WireRequest } from "./presentRequest.ts"
import { bankDestination, chooseDestination } from "./refunds/refundDestination.ts"
import { releaseReplacements } from "./replacements.ts"
import { lockClaimedOrder, type ReturnRow } from "./returnAccess.ts"
import { pickupDates } from "./labels/returnCarriers.ts"
import { statusNotAllowed } from "./moveReturn.ts"
import type { ReturnScope } from "./ReturnScope.ts"
import { eraseLines, requestColumns, writeReturn } from "./writeReturn.ts"

type ReturnChange = ReturnFields & { readonly rmareqId?: string }

/**
 * Replaces a request that is not sent yet. Its units and replacements are released before the new ones are claimed.
 */
export const changeReturn = (
  services: SandboxServices,
  scope: ReturnScope,
  claim: OrderClaim,
  fields: ReturnChange,
): Promise<WireRequest> =>
  services.storage.transaction(async (work) => {
    const order = await lockClaimedOrder(work, claim)
    const row = await findOpenReturn(work, order, fields.rmareqId)
    if (row.return_type === "ADVANCED")
      throw refused("_ERR_RETURN_SETTLED", "This return was refunded in advance.", [String(row.rmareq_id)])
    if (fields.returnType === "ADVANCED")
      throw returnNotValid([
        { field: "returnType", rule: "onlyNew", message: "A return becomes one in advance only when it is made." },
      ])
    const lastDay = await requireOpenWindow(work.db, scope, order)
    const lines = await orderLines(work.db, order)
    checkReturnRequest(fields, lines, pickupDates(scope, lastDay))
    if (fields.cashReturnForm !== undefined) {
      await chooseDestination(
        work,
        order.order_id,
        bankDestination(fields.cashReturnForm, scope.store.countryCode, "cashReturnForm"),
        scope.now,
      )
    }
    await releaseReplacements(work, services, order.store_id, row.rmareq_id)
    await eraseLines(work, row.rmareq_id)
    const changed = await work.db
      .updateTable("return_request")
      .set({ ...requestColumns(fields), changed_at: scope.now })
      .where("rmareq_id", "=", row.rmareq_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeReturn(work, services, scope, order, changed, fields, lines)
    return presentRequest(work.db, scope, changed)
  })

const findOpenReturn = async (
  work: UnitOfWork,
  { order_id }: OrderRow,
  rmareqId: string | undefined,
): Promise<ReturnRow> => {
  const all = await work.db
    .selectFrom("return_request")
    .selectAll()
    .where("order_id", "=", order_id)
    .orderBy("rmareq_id")
    .execute()
  if (rmareqId !== undefined) {
    const named = all.find(({ rmareq_id }) => String(rmareq_id) === rmareqId)
    if (named === undefined) throw notFound("There is no such return.", rmareqId)
    if (named.status !== "REQUESTED") throw statusNotAllowed(named.status)
    return named
  }
  const [only, ...others] = all.filter(({ status }) => status === "REQUESTED")
  if (only === undefined) throw notFound("No return of this order can be changed.", String(order_id))
  if (others.length > 0)
    throw returnNotValid([
      { field: "rmareqId", rule: "required", message: "Several returns of this order are open: name one." },
    ])
  return only
}
