import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { PaymentRef } from "./CheckoutGateway.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"

/** A purchase never waits longer for it. */
const RECORD_TIMEOUT = Duration.seconds(2)

/**
 * Lets the shop count that somebody tries to buy (specification, section 7: purchase attempt), beside the purchase
 * itself. Never fails: a shop that does not count sells all the same. One that counts only with a captcha does not
 * count: nobody is asked a question for a record, and a captcha that was solved is good for one call, which is the
 * payment's.
 */
export const recordAttempt = Effect.fn("checkout.recordAttempt")(function* (orderId: OrderId, paymentRef?: PaymentRef) {
  const gateway = yield* CheckoutGateway
  yield* gateway.recordPurchaseAttempt(orderId, paymentRef).pipe(
    Effect.timeoutOption(RECORD_TIMEOUT),
    Effect.catchTag("BackendError", (error) => Effect.logInfo("An attempt to buy was not counted", error.message)),
  )
})
