import * as Effect from "effect/Effect"

/** Ends at once while the page is shown, else as soon as it is shown again; with `false` once it was left. */
export function attention(left?: AbortSignal): Effect.Effect<boolean> {
  return Effect.promise(
    () =>
      new Promise((resolve) => {
        const look = () => {
          if (left?.aborted !== true && document.visibilityState === "hidden") return
          document.removeEventListener("visibilitychange", look)
          left?.removeEventListener("abort", look)
          resolve(left?.aborted !== true)
        }
        document.addEventListener("visibilitychange", look)
        left?.addEventListener("abort", look)
        look()
      }),
  )
}
