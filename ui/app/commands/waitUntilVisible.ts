import * as Effect from "effect/Effect"

/** Resolves with `true` as soon as the page is visible, and with `false` once the view was left. */
export function waitUntilVisible(left?: AbortSignal): Effect.Effect<boolean> {
  return Effect.promise(
    () =>
      new Promise((resolve) => {
        const check = () => {
          if (left?.aborted !== true && document.visibilityState === "hidden") return
          document.removeEventListener("visibilitychange", check)
          left?.removeEventListener("abort", check)
          resolve(left?.aborted !== true)
        }
        document.addEventListener("visibilitychange", check)
        left?.addEventListener("abort", check)
        check()
      }),
  )
}
