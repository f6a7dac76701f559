import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { PaymentEvent } from "../../../domain/payment/PaymentState.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { PaymentRef } from "../CheckoutGateway.ts"
import { CheckoutGateway } from "../CheckoutGateway.ts"

/** Number and interval of payment status requests (S9.5: configured by the caller). */
export interface PollingPolicy {
  readonly tries: number
  readonly interval: Duration.Duration
  /**
   * Completes with `true` when the page is visible, with `false` when it was closed, which ends the polling. Absent:
   * polls at once.
   */
  readonly waitUntilVisible?: Effect.Effect<boolean>
}

/** Lower bound of the polling interval for every configuration. */
const MIN_POLL_INTERVAL = Duration.millis(100)

/**
 * Fetches a payment's status once. Errors are inconclusive, except `NotFound`, which means that nothing was submitted.
 */
export const fetchPaymentEvent = Effect.fn("payment.fetchEvent")(function* (orderId: OrderId, paymentRef?: PaymentRef) {
  const gateway = yield* CheckoutGateway
  return yield* gateway.getPaymentStatus(orderId, paymentRef).pipe(
    Effect.map((status): PaymentEvent => ({ event: "response", status })),
    Effect.catchReason("BackendError", "NotFound", () => Effect.succeed<PaymentEvent>({ event: "notFound" })),
    Effect.catchTag("BackendError", (error) =>
      Effect.as(Effect.logWarning("A payment's status was not read", error.message), {
        event: "noResponse",
      } satisfies PaymentEvent),
    ),
  )
})

/** Waits one polling interval. */
export function pollDelay({ interval }: PollingPolicy): Effect.Effect<void> {
  return Effect.sleep(Duration.max(interval, MIN_POLL_INTERVAL))
}
