/**
 * Polls at once, and then after the milliseconds that `onAnswer` returns, until it returns `undefined`. Pauses while
 * the page is hidden, polls at once when it is visible again, and never runs two requests at a time. Returns a function
 * that stops polling: it aborts the pending request's signal, and a late response is ignored. `onStart` receives a
 * function that polls without waiting; its promise resolves with that request, or with the pending one.
 */
export function pollWhileVisible<A>(
  ask: (left: AbortSignal) => Promise<A>,
  onAnswer: (answer: A) => number | undefined,
  onStart?: (checkNow: () => Promise<void>) => void,
): () => void {
  const left = new AbortController()
  let request: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const poll = async () => {
    const answer = await ask(left.signal)
    request = undefined
    if (left.signal.aborted) return
    const pause = onAnswer(answer)
    if (pause !== undefined) timer = setTimeout(() => void checkNow(), pause)
  }
  const checkNow = async () => {
    clearTimeout(timer)
    if (left.signal.aborted || document.visibilityState === "hidden") return
    await (request ??= poll())
  }
  const seen = () => void checkNow()
  document.addEventListener("visibilitychange", seen)
  onStart?.(checkNow)
  seen()
  return () => {
    left.abort()
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", seen)
  }
}
