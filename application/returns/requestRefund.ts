import * as Effect from "effect/Effect"
import type { RefundTarget } from "../../domain/returns/Refund.ts"
import { ReturnRefused } from "../../domain/returns/ReturnRefused.ts"
import { validateRefundTarget } from "../../domain/returns/validateRefundTarget.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { track } from "../analytics/Analytics.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { RefundGateway } from "./RefundGateway.ts"
import { toReturnRefused } from "./toReturnRefused.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"

/** Order to refund; absent: all orders of the registered customer, by bank transfer only. */
export interface RefundOrder {
  readonly orderId?: OrderId
  /** Opens a guest's order. */
  readonly guestToken?: string
}

/**
 * Chooses the refund target of returned items; received returns are refunded at once. The part paid with gift cards
 * goes back to them first.
 *
 * Fails with `ReturnRefused` before any call for an invalid account, address or contact, and when nothing is
 * refundable.
 */
export const requestRefund = Effect.fn("returns.requestRefund")(function* (
  target: RefundTarget,
  { orderId, guestToken }: RefundOrder,
) {
  const { store } = yield* StoreScope
  const reasons = validateRefundTarget(target, store.countryCode).map(({ field, ...rest }) => ({
    place: field,
    ...rest,
  }))
  if (reasons.length > 0) return yield* new ReturnRefused({ reasons })
  const gateway = yield* RefundGateway
  const token = optionalSecret(guestToken)
  if (orderId === undefined) {
    if (target.kind !== "bankAccount")
      return yield* new ReturnRefused({ reasons: [{ place: "orderId", rule: "required" }] })
    return yield* Effect.mapError(gateway.createManualTransfer(target.account), toReturnRefused())
  }
  const send =
    token === undefined ? gateway.requestRefund(orderId, target) : gateway.requestGuestRefund(orderId, token, target)
  const refund = yield* Effect.mapError(send, toReturnRefused())
  yield* track({ name: "refund", orderId, items: [] })
  return refund
})
