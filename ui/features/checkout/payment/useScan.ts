import { useEffect, useRef, useState } from "react"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import { isScanExpired } from "../../../../domain/payment/isScanExpired.ts"
import type { PaymentQr } from "../../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import { pollWhileVisible } from "../pollWhileVisible.ts"

const PAUSE_MILLIS = 3_000
const CASH_POLL_MILLIS = 15_000

/**
 * Asks whether a code was paid until it was, or until its time is over. Rests while the page is hidden and asks at once
 * when it is seen again. Answers the moment of the page's clock at which the code ends, once it is known: a code that
 * seems to be over when it is shown says more of the device's clock than of the code.
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
      () => payments((commands) => commands.pollScan(payment, qr, isLast)),
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
