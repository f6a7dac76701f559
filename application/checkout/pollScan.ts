import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { PaymentQr, PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { repayAttempt } from "./CheckoutAttempt.ts"
import type { PaymentRef } from "./CheckoutGateway.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"
import { trackPayment } from "./trackPayment.ts"
import { PaymentGateway } from "./PaymentGateway.ts"

const NO_TRIES = { tries: 0, interval: Duration.seconds(2) }

/** Whether a code was scanned, or is still waited for and how long. */
export type ScanState = { readonly secondsLeft: number } | { readonly outcome: CheckoutOutcome }

/**
 * Asks once whether a code was scanned and paid. A hint of the time that is left comes with a code that still waits;
 * the shop decides when it is over, and `isLast` tells it that nobody waits any longer. Of an order that is paid again
 * its repayment is asked after, which Alipay's own question does not know.
 */
export const pollScan = Effect.fn("checkout.pollScan")(function* (
  orderId: OrderId,
  qr: PaymentQr,
  isLast: boolean,
  repaying?: PaymentRef,
) {
  const status: PaymentStatus =
    qr.provider === "alipay" && repaying === undefined
      ? yield* PaymentGateway.use((gateway) =>
          gateway.getAlipayStatus(orderId, { payload: qr.payload, isLastRequest: isLast }),
        )
      : yield* CheckoutGateway.use((gateway) => gateway.getPaymentStatus(orderId, repaying))
  // Not taken yet is still waited for, until nobody waits any longer.
  if (status.status !== "PENDING-OK" && (isLast || status.status !== "PENDING-NOOK")) {
    // The cart of today is not the one that is paid again, and nobody pressed anything just now.
    const tracking =
      repaying === undefined ? {} : { attempt: repayAttempt, paymentRef: repaying, confirmRedirect: true }
    return { outcome: yield* trackPayment(orderId, status, NO_TRIES, tracking) } satisfies ScanState
  }
  const ends = Date.parse(qr.expiresAt)
  const now = yield* Clock.currentTimeMillis
  return { secondsLeft: Number.isNaN(ends) ? 0 : Math.max(0, Math.ceil((ends - now) / 1_000)) } satisfies ScanState
})
