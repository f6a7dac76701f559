import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { isOutcomeUnknown } from "../shared/BackendError.ts"
import { openOrder } from "./openOrder.ts"
import { OrderChangeGateway } from "./OrderChangeGateway.ts"

/** What is cancelled, and by whom. */
export interface CancelRequest {
  /** One part; the whole order where it is absent. */
  readonly partId?: string
  /** Opens a guest's order where the session does not; good for parts alone. */
  readonly guestToken?: string
}

/** How a cancellation ended, with the order as it stands after it. */
export interface Cancellation {
  /** `before`: it was cancelled already, here or elsewhere. `tooLate`: the shop does not cancel it any more. */
  readonly outcome: "cancelled" | "before" | "tooLate"
  readonly order: OrderDetails
}

const TOO_LATE = ["_ERR_ORDER_NOT_CANCELLABLE", "_ERR_SUBORDER_NOT_CANCELLABLE"]

/**
 * Cancels an order, or a part of it, and reads what it is then: of two tabs at once one cancels, and the other is told.
 *
 * A cancellation whose answer was lost is asked after before anybody may press again (ruling R6). Fails with `Rejected`
 * where the shop has another reason than the time, for example a gift card of the order that was spent; then nothing
 * has changed.
 */
export const cancelOrder = Effect.fn("order.cancel")(function* (
  orderId: OrderId,
  { partId, guestToken }: CancelRequest = {},
) {
  const gateway = yield* OrderChangeGateway
  const claim = guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }
  const act = partId === undefined ? gateway.cancelOrder(orderId) : gateway.cancelSuborder(orderId, partId, claim)
  const answer = yield* Effect.result(act)
  if (answer._tag === "Failure" && !isInconclusive(answer.failure)) return yield* answer.failure
  const order = yield* openOrder(orderId, guestToken)
  if (answer._tag === "Success") return { outcome: "cancelled", order } satisfies Cancellation
  const isGone = statusOf(order, partId) === "CANCELLED"
  if (!isOutcomeUnknown(answer.failure)) return { outcome: isGone ? "before" : "tooLate", order } satisfies Cancellation
  if (isGone) return { outcome: "cancelled", order } satisfies Cancellation
  return yield* answer.failure
})

/** Whether the order itself says more than this failure does. */
function isInconclusive(error: BackendError): boolean {
  const { reason } = error
  return isOutcomeUnknown(error) || (reason._tag === "Rejected" && TOO_LATE.includes(reason.key ?? ""))
}

function statusOf({ order, parts }: OrderDetails, partId: string | undefined): string {
  const part = parts.find(({ id }) => id === partId)
  return (part?.status ?? order.status).toUpperCase()
}
