import { useEffect, useRef } from "react"

/** Returns a signal that aborts when the component unmounts. */
export function useUnmountSignal(): () => AbortSignal | undefined {
  const page = useRef<AbortController>(undefined)
  useEffect(() => {
    const shown = new AbortController()
    page.current = shown
    return () => shown.abort()
  }, [])
  return () => page.current?.signal
}
