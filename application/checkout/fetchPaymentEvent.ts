import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { PaymentEvent } from "../../domain/payment/PaymentState.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { PaymentRef } from "./CheckoutGateway.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"

/** How often and how far apart a payment is asked after (specification, section 9: configured by the caller). */
export interface PollingPolicy {
  readonly tries: number
  readonly interval: Duration.Duration
  /**
   * Ends once somebody looks at the page, with `false` once they left it: then nothing is asked any more. Nobody is
   * waited for when absent.
   */
  readonly waitUntilVisible?: Effect.Effect<boolean>
}

/** However a caller is configured, the shop is not asked more often than this. */
const MIN_POLL_INTERVAL = Duration.millis(100)

/** Asks once after a payment. Whatever goes wrong tells nothing about it; that the shop knows of none is an answer. */
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

/** The time between two questions. */
export function pollDelay({ interval }: PollingPolicy): Effect.Effect<void> {
  return Effect.sleep(Duration.max(interval, MIN_POLL_INTERVAL))
}
