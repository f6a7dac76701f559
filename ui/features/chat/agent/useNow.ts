import { useEffect, useState } from "react"

const TICK_MILLIS = 1_000

/** The time of this device in milliseconds since 1970, renewed each second. */
export function useNow(): number {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), TICK_MILLIS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const read = (): number => Math.round(performance.timeOrigin + performance.now())
