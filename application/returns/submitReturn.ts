import * as Effect from "effect/Effect"
import type { ReturnDraft } from "../../domain/returns/ReturnRequest.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"
import { retryUnknownOutcome } from "../shared/retryUnknownOutcome.ts"
import { ReturnGateway } from "./ReturnGateway.ts"
import { requireDraftExceptUnits } from "./requireReturnDraft.ts"
import { toReturnRefused } from "./toReturnRefused.ts"

/** One submission of a return form. */
export interface ReturnSubmission {
  /** UUID generated at the customer's click: the same submission is stored once (R6). */
  readonly attemptKey: string
  /** Opens a guest's order. */
  readonly guestToken?: string
}

/**
 * Submits a return or exchange. Its units are claimed and its replacements reserved, or nothing is stored. A lost
 * response is requested once more with the same key.
 *
 * Fails with `ReturnRefused` and the fields for an invalid draft, more units than are left, a closed return window, and
 * a replacement without stock.
 */
export const submitReturn = Effect.fn("returns.submit")(function* (
  orderId: OrderId,
  draft: ReturnDraft,
  { attemptKey, guestToken }: ReturnSubmission,
) {
  const gateway = yield* ReturnGateway
  const token = optionalSecret(guestToken)
  const send =
    token === undefined
      ? gateway.createReturnRequest(orderId, draft, attemptKey)
      : gateway.createGuestReturnRequest(orderId, token, draft, attemptKey)
  const returnability = yield* gateway.getMaxReturnDate(orderId, token)
  yield* requireDraftExceptUnits(draft, returnability)
  return yield* Effect.mapError(retryUnknownOutcome(send), toReturnRefused(draft))
})
