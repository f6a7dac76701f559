/**
 * Asks at once, and again after as many milliseconds as `heard` answers, until it answers none. Rests while the page is
 * hidden and asks at once when it is seen again; never two questions at a time. Answers the function that ends it: a
 * question under way is told by its signal, and an answer that comes after that is not heard. `begun` is given what
 * asks without waiting for the pause to end; it answers once its question, or the one that was under way, is answered.
 */
export function keepAsking<A>(
  ask: (left: AbortSignal) => Promise<A>,
  heard: (answer: A) => number | undefined,
  begun?: (askNow: () => Promise<void>) => void,
): () => void {
  const left = new AbortController()
  let asking: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const question = async () => {
    const answer = await ask(left.signal)
    asking = undefined
    if (left.signal.aborted) return
    const pause = heard(answer)
    if (pause !== undefined) timer = setTimeout(() => void askNow(), pause)
  }
  const askNow = async () => {
    clearTimeout(timer)
    if (left.signal.aborted || document.visibilityState === "hidden") return
    await (asking ??= question())
  }
  const seen = () => void askNow()
  document.addEventListener("visibilitychange", seen)
  begun?.(askNow)
  seen()
  return () => {
    left.abort()
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", seen)
  }
}
