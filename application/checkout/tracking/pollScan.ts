import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { PaymentQr, PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { repayAttempt } from "./CheckoutAttempt.ts"
import type { PaymentRef } from "../CheckoutGateway.ts"
import { CheckoutGateway } from "../CheckoutGateway.ts"
import type { CheckoutOutcome } from "../CheckoutOutcome.ts"
import { trackPayment } from "./trackPayment.ts"
import { PaymentGateway } from "../PaymentGateway.ts"

const NO_TRIES = { tries: 0, interval: Duration.seconds(2) }

/** Outcome of a scan, or the seconds left to scan. */
export type ScanState = { readonly secondsLeft: number } | { readonly outcome: CheckoutOutcome }

/**
 * Fetches once whether a code was scanned and paid. A pending code includes the remaining time; the backend decides
 * when it expires, and `isLast` announces the final request. A repaid order is queried by its repayment, which Alipay's
 * own status does not cover.
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
  // A pending code is waited for until the final request.
  if (status.status !== "PENDING-OK" && (isLast || status.status !== "PENDING-NOOK")) {
    // A repayment must not clear today's cart, and must not redirect without a click.
    const tracking =
      repaying === undefined ? {} : { attempt: repayAttempt, paymentRef: repaying, confirmRedirect: true }
    return { outcome: yield* trackPayment(orderId, status, NO_TRIES, tracking) } satisfies ScanState
  }
  const ends = Date.parse(qr.expiresAt)
  const now = yield* Clock.currentTimeMillis
  return { secondsLeft: Number.isNaN(ends) ? 0 : Math.max(0, Math.ceil((ends - now) / 1_000)) } satisfies ScanState
})
