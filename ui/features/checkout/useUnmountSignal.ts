import { useEffect, useRef } from "react"

/** The signal that says that the page of this component was left. */
export function useUnmountSignal(): () => AbortSignal | undefined {
  const page = useRef<AbortController>(undefined)
  useEffect(() => {
    const shown = new AbortController()
    page.current = shown
    return () => shown.abort()
  }, [])
  return () => page.current?.signal
}
