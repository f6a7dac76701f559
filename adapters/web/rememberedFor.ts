import { LRUCache } from "lru-cache"

/** How answers are remembered. */
export interface Remembering {
  readonly now?: () => number
  readonly maxEntries?: number
  /**
   * How long an answer is still given after its lifetime while a newer one cannot be had: the question failed, or has
   * not been answered within `patienceMillis`. Not at all when absent.
   */
  readonly stale?: { readonly lifetimeMillis: number; readonly patienceMillis: number }
}

interface Remembered<A> {
  readonly answer: Promise<A>
  readonly until: number
  readonly isSettled: boolean
  /** The latest success, and when it was asked for. */
  readonly latest?: { readonly value: A; readonly at: number }
}

/**
 * An asynchronous function whose answers are remembered for a while, by their argument; the least recently used make
 * room. Callers at the same time share one call; a failure is not remembered.
 */
export function rememberedFor<K extends string, A>(
  lifetimeMillis: number,
  ask: (key: K) => Promise<A>,
  { now = Date.now, maxEntries = 1_000, stale }: Remembering = {},
): (key: K) => Promise<A> {
  const answers = new LRUCache<K, Remembered<A>>({ max: maxEntries })
  const begin = (key: K, latest: Remembered<A>["latest"]): Promise<A> => {
    const at = now()
    const answer = ask(key)
    const begun: Remembered<A> = {
      answer,
      until: at + lifetimeMillis,
      isSettled: false,
      ...(latest === undefined ? {} : { latest }),
    }
    answers.set(key, begun)
    const settle = (settled: Remembered<A> | undefined) => {
      if (answers.peek(key) !== begun) return
      if (settled === undefined) answers.delete(key)
      else answers.set(key, settled)
    }
    answer.then(
      (value) => settle({ ...begun, isSettled: true, latest: { value, at } }),
      // The next caller asks again.
      () => settle(latest === undefined ? undefined : { ...begun, until: -Infinity }),
    )
    return answer
  }
  return (key) => {
    const known = answers.get(key)
    const current = known !== undefined && known.until > now() ? known : undefined
    if (current?.isSettled === true) return current.answer
    const answer = current?.answer ?? begin(key, known?.latest)
    const latest = known?.latest
    if (stale === undefined || latest === undefined || now() - latest.at >= lifetimeMillis + stale.lifetimeMillis)
      return answer
    return orStale(answer, latest.value, stale.patienceMillis)
  }
}

/** A newer answer, or the older one where the newer fails or is late. */
function orStale<A>(answer: Promise<A>, older: A, patienceMillis: number): Promise<A> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(older), patienceMillis)
    answer.then(resolve, () => resolve(older)).finally(() => clearTimeout(late))
  })
}
