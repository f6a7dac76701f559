import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { PaymentRef } from "../CheckoutGateway.ts"
import { CheckoutGateway } from "../CheckoutGateway.ts"

/** Maximum delay of a purchase by this record. */
const RECORD_TIMEOUT = Duration.seconds(2)

/**
 * Records a purchase attempt (S7.16: purchase attempt) in parallel with the purchase. Never fails:
 * the purchase does not depend on it. If the backend requires a captcha, nothing is recorded: a solved captcha is valid
 * for one call, which is the payment's.
 */
export const recordAttempt = Effect.fn("checkout.recordAttempt")(function* (orderId: OrderId, paymentRef?: PaymentRef) {
  const gateway = yield* CheckoutGateway
  yield* gateway.recordPurchaseAttempt(orderId, paymentRef).pipe(
    Effect.timeoutOption(RECORD_TIMEOUT),
    Effect.catchTag("BackendError", (error) => Effect.logInfo("An attempt to buy was not counted", error.message)),
  )
})
