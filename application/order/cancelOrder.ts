import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { analyticsItem } from "../../domain/order/analyticsOrder.ts"
import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { isOutcomeUnknown } from "../shared/BackendError.ts"
import { track } from "../analytics/Analytics.ts"
import { openOrder } from "./openOrder.ts"
import { OrderChangeGateway } from "./OrderChangeGateway.ts"

/** The order or part to cancel, with its authorization. */
export interface CancelRequest {
  /** ID of one part; absent: the whole order. */
  readonly partId?: string
  /** Opens a guest's order when the session does not; only valid for parts. */
  readonly guestToken?: string
}

/** Result of a cancellation, with the order afterwards. */
export interface Cancellation {
  /** `before`: it was already cancelled, here or elsewhere. `tooLate`: the backend no longer allows it. */
  readonly outcome: "cancelled" | "before" | "tooLate"
  readonly order: OrderDetails
}

const TOO_LATE = ["_ERR_ORDER_NOT_CANCELLABLE", "_ERR_SUBORDER_NOT_CANCELLABLE"]

/**
 * Cancels an order, or a part of it, and reads its new state: of two concurrent tabs one cancels, and the other gets
 * `before`.
 *
 * After a lost response the order is read before a retry is allowed (R6). Fails with `Rejected` for a reason
 * other than time, for example a spent gift card of the order; then nothing has changed.
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
  if (answer._tag === "Success") {
    yield* track({ name: "refund", orderId, items: cancelledItems(order, partId) })
    return { outcome: "cancelled", order } satisfies Cancellation
  }
  const isGone = statusOf(order, partId) === "CANCELLED"
  if (!isOutcomeUnknown(answer.failure)) return { outcome: isGone ? "before" : "tooLate", order } satisfies Cancellation
  if (isGone) return { outcome: "cancelled", order } satisfies Cancellation
  return yield* answer.failure
})

/** Whether only the order itself can show the result of this failure. */
function isInconclusive(error: BackendError): boolean {
  const { reason } = error
  return isOutcomeUnknown(error) || (reason._tag === "Rejected" && TOO_LATE.includes(reason.key ?? ""))
}

/** The lines of a cancelled part, or of the whole order. */
function cancelledItems({ order, parts }: OrderDetails, partId: string | undefined) {
  const part = parts.find(({ id }) => id === partId)
  if (part === undefined) return order.items.map(analyticsItem)
  return part.lines.flatMap(({ orderItemId, quantity }) =>
    order.items.filter(({ id }) => id === orderItemId).map((item) => analyticsItem({ ...item, quantity })),
  )
}

function statusOf({ order, parts }: OrderDetails, partId: string | undefined): string {
  const part = parts.find(({ id }) => id === partId)
  return (part?.status ?? order.status).toUpperCase()
}
