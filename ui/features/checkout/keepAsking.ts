/**
 * Asks at once, and again after as many milliseconds as `heard` answers, until it answers none. Rests while the page is hidden
 * and asks at once when it is seen again; never two questions at a time. Answers the function that ends it: an answer that
 * comes after that is not heard.
 */
export function keepAsking<A>(ask: () => Promise<A>, heard: (answer: A) => number | undefined): () => void {
  let ended = false
  let asking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const question = async () => {
    if (asking || ended || document.visibilityState === "hidden") return
    asking = true
    const answer = await ask()
    asking = false
    if (ended) return
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
    ended = true
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", seen)
  }
}
