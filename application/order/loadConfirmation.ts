import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { OrderGateway } from "./OrderGateway.ts"

/** Returns a placed order for its confirmation page. A guest's token opens it when the session does not. */
export const loadConfirmation = Effect.fn("order.loadConfirmation")(function* (
  orderId: OrderId,
  guestToken: string | undefined,
) {
  const gateway = yield* OrderGateway
  if (guestToken === undefined) return yield* gateway.getOrderConfirmation(orderId)
  const token = Redacted.make(guestToken)
  return yield* gateway
    .getOrderConfirmation(orderId, token)
    .pipe(
      Effect.catchReason("BackendError", "NotFound", () =>
        Effect.map(gateway.getGuestOrder(orderId, token), ({ order }) => order),
      ),
    )
})
