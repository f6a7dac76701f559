/**
 * Asks at once, and again after as many milliseconds as `heard` answers, until it answers none. Rests while the page is hidden
 * and asks at once when it is seen again; never two questions at a time. Answers the function that ends it: a question under way
 * is told by its signal, and an answer that comes after that is not heard.
 */
export function keepAsking<A>(ask: (left: AbortSignal) => Promise<A>, heard: (answer: A) => number | undefined): () => void {
  const left = new AbortController()
  let asking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const question = async () => {
    if (asking || left.signal.aborted || document.visibilityState === "hidden") return
    asking = true
    const answer = await ask(left.signal)
    asking = false
    if (left.signal.aborted) return
    const pause = heard(answer)
    if (pause !== undefined) timer = setTimeout(() => void question(), pause)
  }
  const seen = () => {
    clearTimeout(timer)
    void question()
  }
  document.addEventListener("visibilitychange", seen)
  void question()
  return () => {
    left.abort()
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", seen)
  }
}
