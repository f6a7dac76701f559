import { LRUCache } from "lru-cache"

/** Options of the cache. */
export interface MemoizeOptions {
  readonly now?: () => number
  readonly maxEntries?: number
  /**
   * How long an expired result is still returned when a refresh fails or takes longer than `timeoutMillis`. Never when
   * absent.
   */
  readonly stale?: { readonly lifetimeMillis: number; readonly timeoutMillis: number }
}

interface MemoizedEntry<A> {
  readonly answer: Promise<A>
  readonly until: number
  readonly isSettled: boolean
  /** The latest success and the time of its call. */
  readonly latest?: { readonly value: A; readonly at: number }
}

/**
 * Returns an asynchronous function whose results are cached by argument; the least recently used are evicted.
 * Concurrent callers share one call; failures are not cached.
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
      // The next call retries.
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

/** Returns the new result, or the stale one when the new one fails or is late. */
function withStaleFallback<A>(answer: Promise<A>, older: A, timeoutMillis: number): Promise<A> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(older), timeoutMillis)
    answer.then(resolve, () => resolve(older)).finally(() => clearTimeout(late))
  })
}
