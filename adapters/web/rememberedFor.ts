/**
 * An asynchronous function whose answers are remembered for a while, by their argument. Callers at the same time share one
 * call; a failure is not remembered.
 */
export function rememberedFor<K extends string, A>(lifetimeMillis: number, ask: (key: K) => Promise<A>, now: () => number = Date.now): (key: K) => Promise<A> {
  const MAX_KEYS = 1_000
  const answers = new Map<K, { readonly answer: Promise<A>; readonly until: number }>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined && known.until > now()) return known.answer
    const answer = ask(key)
    if (answers.size >= MAX_KEYS) answers.clear()
    answers.set(key, { answer, until: now() + lifetimeMillis })
    answer.catch(() => {
      if (answers.get(key)?.answer === answer) answers.delete(key)
    })
    return answer
  }
}
