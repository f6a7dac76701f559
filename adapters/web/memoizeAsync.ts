import { LRUCache } from "lru-cache"

/** How answers are remembered. */
export interface MemoizeOptions {
  readonly now?: () => number
  readonly maxEntries?: number
  /**
   * How long an answer is still given after its lifetime while a newer one cannot be had: the question failed, or has
   * not been answered within `timeoutMillis`. Not at all when absent.
   */
  readonly stale?: { readonly lifetimeMillis: number; readonly timeoutMillis: number }
}

interface MemoizedEntry<A> {
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
export function memoizeAsync<K extends string, A>(
  lifetimeMillis: number,
  ask: (key: K) => Promise<A>,
  { now = Date.now, maxEntries = 1_000, stale }: MemoizeOptions = {},
): (key: K) => Promise<A> {
  const answers = new LRUCache<K, MemoizedEntry<A>>({ max: maxEntries })
  const begin = (key: K, latest: MemoizedEntry<A>["latest"]): Promise<A> => {
    const at = now()
    const answer = ask(key)
    const entry: MemoizedEntry<A> = {
      answer,
      until: at + lifetimeMillis,
      isSettled: false,
      ...(latest === undefined ? {} : { latest }),
    }
    answers.set(key, entry)
    const settle = (settled: MemoizedEntry<A> | undefined) => {
      if (answers.peek(key) !== entry) return
      if (settled === undefined) answers.delete(key)
      else answers.set(key, settled)
    }
    answer.then(
      (value) => settle({ ...entry, isSettled: true, latest: { value, at } }),
      // The next caller asks again.
      () => settle(latest === undefined ? undefined : { ...entry, until: -Infinity }),
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
    return withStaleFallback(answer, latest.value, stale.timeoutMillis)
  }
}

/** A newer answer, or the older one where the newer fails or is late. */
function withStaleFallback<A>(answer: Promise<A>, older: A, timeoutMillis: number): Promise<A> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(older), timeoutMillis)
    answer.then(resolve, () => resolve(older)).finally(() => clearTimeout(late))
  })
}
