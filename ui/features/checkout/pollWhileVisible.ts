/**
 * Asks at once, and again after as many milliseconds as `onAnswer` answers, until it answers none. Rests while the page is
 * hidden and asks at once when it is seen again; never two questions at a time. Answers the function that ends it: a
 * question under way is told by its signal, and an answer that comes after that is not heard. `onStart` is given what
 * asks without waiting for the pause to end; it answers once its question, or the one that was under way, is answered.
 */
export function pollWhileVisible<A>(
  ask: (left: AbortSignal) => Promise<A>,
  onAnswer: (answer: A) => number | undefined,
  onStart?: (checkNow: () => Promise<void>) => void,
): () => void {
  const left = new AbortController()
  let asking: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const poll = async () => {
    const answer = await ask(left.signal)
    asking = undefined
    if (left.signal.aborted) return
    const pause = onAnswer(answer)
    if (pause !== undefined) timer = setTimeout(() => void checkNow(), pause)
  }
  const checkNow = async () => {
    clearTimeout(timer)
    if (left.signal.aborted || document.visibilityState === "hidden") return
    await (asking ??= poll())
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
