import { useEffect } from "react"

/** A page brought back from memory shows a past that may be paid for by now: it is fetched anew (F85). */
export function useReloadOnRestore(): void {
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => (event.persisted ? window.location.reload() : undefined)
    window.addEventListener("pageshow", refresh)
    return () => window.removeEventListener("pageshow", refresh)
  }, [])
}
