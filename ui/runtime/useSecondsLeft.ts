import { useEffect, useState } from "react"

const SECOND_MILLIS = 1000

/**
 * Whole seconds until a moment of the page's clock, updated every second and when a hidden page becomes visible again.
 * `before` is the value until hydration and while the moment is unknown, the same on the server.
 */
export function useSecondsLeft(moment: number | undefined, before: number): number {
  const [seconds, setSeconds] = useState(before)
  useEffect(() => {
    if (moment === undefined) return undefined
    const count = () => setSeconds(secondsUntil(moment))
    count()
    const counting = setInterval(count, SECOND_MILLIS)
    document.addEventListener("visibilitychange", count)
    return () => {
      clearInterval(counting)
      document.removeEventListener("visibilitychange", count)
    }
  }, [moment])
  return seconds
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - performance.now()) / SECOND_MILLIS))
}
