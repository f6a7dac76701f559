import { useEffect, useRef } from "react"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"
import { pollWhileVisible } from "./pollWhileVisible.ts"

const FIRST_POLL_MILLIS = 4_000
const MAX_POLL_MILLIS = 30_000

/**
 * Keeps asking what became of a payment until somebody knows. Rests while the page is hidden, asks at once when it is
 * seen again, and ends with the page. A question that fails says nothing about the payment; nor, for one that is
 * decided at the bank in another tab, that it is still to be decided there. Answers what asks at once.
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
