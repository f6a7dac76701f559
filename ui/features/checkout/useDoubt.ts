import { useEffect, useRef } from "react"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"

const FIRST_PAUSE_MILLIS = 4_000
const LONGEST_PAUSE_MILLIS = 30_000

/**
 * Keeps asking what became of a payment until somebody knows. Rests while the page is hidden, asks at once when it is seen
 * again, and ends with the page. A question that fails says nothing about the payment.
 */
export function useDoubt(orderId: OrderId | undefined, resume: (orderId: OrderId) => Promise<CommandResult<CheckoutOutcome>>, onOutcome: (outcome: CheckoutOutcome) => void): void {
  const latest = useRef({ resume, onOutcome })
  latest.current = { resume, onOutcome }
  useEffect(() => {
    if (orderId === undefined) return
    let ended = false
    let asking = false
    let pause = FIRST_PAUSE_MILLIS
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      if (asking || ended || document.visibilityState === "hidden") return
      asking = true
      const result = await latest.current.resume(orderId)
      asking = false
      if (ended) return
      if (result.ok && result.value.outcome !== "unknown") return latest.current.onOutcome(result.value)
      timer = setTimeout(() => void ask(), pause)
      pause = Math.min(pause * 1.5, LONGEST_PAUSE_MILLIS)
    }
    const seen = () => {
      clearTimeout(timer)
      void ask()
    }
    document.addEventListener("visibilitychange", seen)
    void ask()
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", seen)
    }
  }, [orderId])
}
