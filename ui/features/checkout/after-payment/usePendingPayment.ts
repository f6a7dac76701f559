import { useEffect, useRef } from "react"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import type { CommandResult } from "../../../runtime/CommandResult.ts"
import { pollWhileVisible } from "./pollWhileVisible.ts"

const FIRST_POLL_MILLIS = 4_000
const MAX_POLL_MILLIS = 30_000

/**
 * Polls the payment status until it is final. Pauses while the page is hidden, polls at once when it is visible again,
 * and stops with the page. Request errors are ignored, and so is a repeated redirect for a payment that is being
 * completed at the bank in another tab. Returns a function that polls at once.
 */
export function usePendingPayment(
  orderId: OrderId | undefined,
  resume: (orderId: OrderId, left: AbortSignal) => Promise<CommandResult<CheckoutOutcome>>,
  onOutcome: (outcome: CheckoutOutcome) => void,
  isAtBank = false,
): () => Promise<void> {
  const latest = useRef({ resume, onOutcome })
  latest.current = { resume, onOutcome }
  const checkNow = useRef(nothing)
  useEffect(() => {
    if (orderId === undefined) return
    let next = FIRST_POLL_MILLIS
    return pollWhileVisible(
      (left) => latest.current.resume(orderId, left),
      (result) => {
        if (
          result.ok &&
          result.value.outcome !== "unknown" &&
          !(isAtBank && result.value.outcome === "redirectRequired")
        )
          return void latest.current.onOutcome(result.value)
        const pause = next
        next = Math.min(pause * 1.5, MAX_POLL_MILLIS)
        return pause
      },
      (ask) => {
        checkNow.current = ask
      },
    )
  }, [orderId])
  return () => checkNow.current()
}

const nothing = () => Promise.resolve()
