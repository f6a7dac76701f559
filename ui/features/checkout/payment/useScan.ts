import { useEffect, useRef, useState } from "react"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import { isScanExpired } from "../../../../domain/payment/isScanExpired.ts"
import type { PaymentQr } from "../../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import { pollWhileVisible } from "../after-payment/pollWhileVisible.ts"

const PAUSE_MILLIS = 3_000
const CASH_POLL_MILLIS = 15_000

/**
 * Polls whether a code was paid, until it was or has expired. Pauses while the page is hidden and polls at once when it
 * is visible again. Returns the expiry on the page's clock once known. A code that appears expired when it is shown
 * indicates a wrong device clock, not an expired code.
 */
export function useScan(
  payment: OrderId | OpenPayment,
  qr: PaymentQr,
  onOutcome: (outcome: CheckoutOutcome) => void,
): number | undefined {
  const { payments } = useCommands()
  const [ends, setEnds] = useState<number>()
  const latest = useRef(onOutcome)
  latest.current = onOutcome
  useEffect(() => {
    const shown = performance.now()
    let isLast = false
    return pollWhileVisible(
      () => payments.pollScan(payment, qr, isLast),
      (result) => {
        if (result.ok && "outcome" in result.value) return void latest.current(result.value.outcome)
        if (result.ok && "secondsLeft" in result.value) {
          const { secondsLeft } = result.value
          const now = performance.now()
          isLast = isScanExpired(secondsLeft, now - shown)
          if (secondsLeft > 0) setEnds((known) => known ?? now + secondsLeft * 1_000)
        }
        return qr.provider === "cash" ? CASH_POLL_MILLIS : PAUSE_MILLIS
      },
    )
  }, [typeof payment === "string" ? payment : payment.orderId, qr.payload])
  return ends
}
