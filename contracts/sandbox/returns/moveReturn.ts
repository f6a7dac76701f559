import { forbidden, refused } from "../platform/http/Refused.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { presentRequest, type WireRequest } from "./presentRequest.ts"
import { releaseReplacements } from "./replacements.ts"
import { lockReturn, type ReturnClaim, type ReturnRow } from "./returnAccess.ts"
import type { ReturnStatus } from "../platform/storage/tables/ReturnTables.ts"
import type { ReturnScope } from "./ReturnScope.ts"
import { sendReturnMail } from "./sendReturnMail.ts"

/** Allowed transitions. A return that is brought to a physical store is received without being in transit. */
const NEXT_STATUSES: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  REQUESTED: ["IN_TRANSIT", "ANNULLED"],
  IN_TRANSIT: ["RECEIVED"],
  RECEIVED: ["REFUNDED"],
  REFUNDED: [],
  ANNULLED: [],
}

export const canMoveReturn = ({ status, is_store_return }: ReturnRow, to: ReturnStatus): boolean =>
  NEXT_STATUSES[status].includes(to) || (status === "REQUESTED" && to === "RECEIVED" && is_store_return)

/** 409: the transition is not allowed. */
export const statusNotAllowed = (...params: readonly string[]) =>
  refused("_ERR_RETURN_STATUS_NOT_ALLOWED", "The return cannot take this step.", params)

/** Changes the status of a return whose order is locked; the statement checks the current status again. */
export const moveTo = async (work: UnitOfWork, row: ReturnRow, to: ReturnStatus, now: number): Promise<ReturnRow> => {
  if (!canMoveReturn(row, to)) throw statusNotAllowed(row.status, to)
  const moved = await work.db
    .updateTable("return_request")
    .set({ status: to, changed_at: now, ...(to === "RECEIVED" ? { received_at: now } : {}) })
    .where("rmareq_id", "=", row.rmareq_id)
    .where("status", "=", row.status)
    .returningAll()
    .executeTakeFirst()
  if (moved === undefined) throw statusNotAllowed(row.status, to)
  return moved
}

/** A transition by the customer. Fails with 403 for a transition that only staff can make. */
export const moveOwnReturn = (
  services: SandboxServices,
  scope: ReturnScope,
  claim: ReturnClaim,
  rmareqId: string,
  to: ReturnStatus,
): Promise<WireRequest> =>
  services.storage.transaction(async (work) => {
    const { row, order } = await lockReturn(work, claim, rmareqId)
    if (to === "RECEIVED" || to === "REFUNDED")
      throw forbidden("Only the shop says that a return was received or refunded.")
    const moved =
      to === "ANNULLED" ? await annulReturn(work, services, scope, order, row) : await moveTo(work, row, to, scope.now)
    return presentRequest(work.db, scope, moved)
  })

const annulReturn = async (
  work: UnitOfWork,
  services: SandboxServices,
  scope: ReturnScope,
  order: OrderRow,
  row: ReturnRow,
): Promise<ReturnRow> => {
  if (row.return_type === "ADVANCED") throw statusNotAllowed(row.status, "ANNULLED")
  const annulled = await moveTo(work, row, "ANNULLED", scope.now)
  await releaseReplacements(work, services, row.store_id, row.rmareq_id)
  await work.db.deleteFrom("return_unit").where("rmareq_id", "=", row.rmareq_id).execute()
  await work.db.deleteFrom("return_label").where("rmareq_id", "=", row.rmareq_id).execute()
  await sendReturnMail(work, scope, order, row, "cancelled")
  return annulled
}
