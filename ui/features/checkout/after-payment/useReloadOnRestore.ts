import { useEffect } from "react"

/** Reloads a page restored from the back/forward cache, since its purchase may be paid by now (F85). */
export function useReloadOnRestore(): void {
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => (event.persisted ? window.location.reload() : undefined)
    window.addEventListener("pageshow", refresh)
    return () => window.removeEventListener("pageshow", refresh)
  }, [])
}
