import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isScanExpired } from "../../../domain/payment/isScanExpired.ts"
import type { PaymentQr } from "../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { PollingPolicy } from "./fetchPaymentEvent.ts"
import { pollDelay } from "./fetchPaymentEvent.ts"
import type { ScanState } from "./pollScan.ts"
import { pollScan } from "./pollScan.ts"
import type { PaymentRef } from "../CheckoutGateway.ts"

/**
 * Polls a code until it is scanned and paid, or has expired; for callers without a page. Request errors are ignored.
 * Returns `undefined` after the last attempt; the code stays pending.
 */
export const pollScanUntilPaid = Effect.fn("payment.pollScanUntilPaid")(function* (
  orderId: OrderId,
  qr: PaymentQr,
  policy: PollingPolicy,
  repaying?: PaymentRef,
) {
  const shown = yield* Clock.currentTimeMillis
  let isLast = false
  for (let triesLeft = Math.floor(policy.tries); triesLeft > 0; triesLeft -= 1) {
    yield* pollDelay(policy)
    const state: ScanState | undefined = yield* pollScan(orderId, qr, isLast, repaying).pipe(
      Effect.catchTag("BackendError", (error) =>
        Effect.as(Effect.logWarning("A code was not asked after", error.message), undefined),
      ),
    )
    if (state !== undefined && "outcome" in state) return state.outcome
    isLast = state !== undefined && isScanExpired(state.secondsLeft, (yield* Clock.currentTimeMillis) - shown)
  }
  return undefined
})
