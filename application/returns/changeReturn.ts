import * as Effect from "effect/Effect"
import type { ReturnDraft, ReturnRequest } from "../../domain/returns/ReturnRequest.ts"
import { ReturnRefused } from "../../domain/returns/ReturnRefused.ts"
import { isOutcomeUnknown } from "../shared/BackendError.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"
import { requireDraftExceptUnits } from "./requireReturnDraft.ts"
import { ReturnGateway } from "./ReturnGateway.ts"
import { toReturnRefused } from "./toReturnRefused.ts"

/** Result of a cancellation, with the request afterwards. */
export interface ReturnCancellation {
  /** `before`: it was already cancelled. `tooLate`: the parcel was handed over, or it was refunded in advance. */
  readonly outcome: "cancelled" | "before" | "tooLate"
  readonly request: ReturnRequest
}

/**
 * Cancels a return that is not handed over yet; its units and replacements become free. After a lost or negative
 * response the request's own status decides (R6).
 */
export const cancelReturn = Effect.fn("returns.cancel")(function* (requestId: string, guestToken?: string) {
  const gateway = yield* ReturnGateway
  const token = optionalSecret(guestToken)
  const answer = yield* Effect.result(gateway.annulReturn(requestId, token))
  if (answer._tag === "Success") return { outcome: "cancelled", request: answer.success } satisfies ReturnCancellation
  const error = answer.failure
  const isTooLate = error.reason._tag === "Rejected" && error.reason.key === "_ERR_RETURN_STATUS_NOT_ALLOWED"
  if (!isTooLate && !isOutcomeUnknown(error)) return yield* error
  const request = yield* gateway.getRmaRequest(requestId, token)
  const isAnnulled = request.status === "ANNULLED"
  if (isTooLate) return { outcome: isAnnulled ? "before" : "tooLate", request } satisfies ReturnCancellation
  if (isAnnulled) return { outcome: "cancelled", request } satisfies ReturnCancellation
  return yield* error
})

/**
 * Replaces the items, exchanges and refund of a return that is not handed over yet; its number and labels stay. Its own
 * units count as free again, so the backend decides about units and the return window. Fails with `ReturnRefused` and
 * the fields.
 */
export const replaceReturn = Effect.fn("returns.replace")(function* (
  { id, orderId }: Pick<ReturnRequest, "id" | "orderId">,
  draft: ReturnDraft,
  guestToken?: string,
) {
  const gateway = yield* ReturnGateway
  const token = optionalSecret(guestToken)
  yield* requireDraftExceptUnits(draft, yield* gateway.getMaxReturnDate(orderId, token))
  return yield* Effect.mapError(gateway.changeReturnRequest(orderId, draft, id, token), toReturnRefused(draft))
})

/** Changes the reason of one line, or of all lines. Fails with `ReturnRefused` once the items have arrived. */
export const changeReturnReason = Effect.fn("returns.changeReason")(function* (
  requestId: string,
  reasonId: string,
  { catentryId, guestToken }: { readonly catentryId?: string; readonly guestToken?: string } = {},
) {
  if (reasonId.trim() === "") return yield* new ReturnRefused({ reasons: [{ place: "reasonId", rule: "reason" }] })
  const gateway = yield* ReturnGateway
  return yield* Effect.mapError(
    gateway.updateReturnReason(requestId, reasonId, catentryId, optionalSecret(guestToken)),
    toReturnRefused(),
  )
})

/** Reports that the parcel was handed over. Fails with `ReturnRefused` for a return in another state. */
export const handOverReturn = Effect.fn("returns.handOver")(function* (requestId: string, guestToken?: string) {
  const gateway = yield* ReturnGateway
  return yield* Effect.mapError(
    gateway.updateReturnStatus(requestId, "IN_TRANSIT", optionalSecret(guestToken)),
    toReturnRefused(),
  )
})
