import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { returnNotValid } from "./checkReturnRequest.ts"
import { statusNotAllowed } from "./moveReturn.ts"
import { presentRequest, type WireRequest } from "./presentRequest.ts"
import { lockReturn, type ReturnClaim } from "./returnAccess.ts"
import { isReason } from "./returnReasons.ts"
import type { ReturnScope } from "./ReturnScope.ts"

interface NewReason {
  readonly returnReasonId: string
  readonly catentryId?: string
}

/** Changes the reason of one line or of all lines, until the items are received. */
export const changeReason = (
  services: SandboxServices,
  scope: ReturnScope,
  claim: ReturnClaim,
  rmareqId: string,
  { returnReasonId, catentryId }: NewReason,
): Promise<WireRequest> =>
  services.storage.transaction(async (work) => {
    const { row } = await lockReturn(work, claim, rmareqId)
    if (!isReason(returnReasonId))
      throw returnNotValid([{ field: "returnReasonId", rule: "unknown", message: "There is no such reason." }])
    if (row.status !== "REQUESTED" && row.status !== "IN_TRANSIT") throw statusNotAllowed(row.status)
    const lines = work.db
      .updateTable("return_line")
      .set({ reason_id: returnReasonId })
      .where("rmareq_id", "=", row.rmareq_id)
    const changed = await (catentryId === undefined ? lines : lines.where("catentry_id", "=", catentryId))
      .returning("position")
      .execute()
    if (changed.length === 0)
      throw returnNotValid([{ field: "catentryId", rule: "unknown", message: "The return has no such entry." }])
    return presentRequest(work.db, scope, row)
  })
