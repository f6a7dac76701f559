import { LRUCache } from "lru-cache"

/** A part of a sitemap was not ready in time; it is being read for the robot's next request. */
export class SitemapNotReady extends Error {
  override readonly name = "SitemapNotReady"
}

/** Limits of the cache. */
export interface SitemapCacheOptions {
  readonly lifetimeMillis?: number
  readonly maxBytes?: number
  /** Maximum number of queued parts; more are refused. */
  readonly maxWaiting?: number
}

const LIFETIME_MILLIS = 600_000
const MAX_BYTES = 33_554_432
const MAX_WAITING = 20

/**
 * Caches complete parts of sitemaps. Each part is read once for all requests, one part at a time, so that robots load
 * the backend no more than one customer. Reading continues after the request has ended.
 */
export function sitemapCache({
  lifetimeMillis = LIFETIME_MILLIS,
  maxBytes = MAX_BYTES,
  maxWaiting = MAX_WAITING,
}: SitemapCacheOptions = {}) {
  const counts = { hits: 0, misses: 0, evictions: 0 }
  const ready = new LRUCache<string, string>({
    ttl: lifetimeMillis,
    dispose: (_part, _key, reason) => {
      if (reason === "evict") counts.evictions += 1
    },
    maxSize: maxBytes,
    sizeCalculation: (part, key) => 2 * (part.length + key.length) + 1,
  })
  const pending = new Map<string, Promise<string>>()
  let last: Promise<unknown> = Promise.resolve()

  const begin = (key: string, read: () => Promise<string>): Promise<string> => {
    if (pending.size > maxWaiting)
      return Promise.reject(new SitemapNotReady("Too many parts of sitemaps are being read."))
    const pendingRead = last
      .then(read)
      .then((part) => {
        ready.set(key, part)
        return part
      })
      .finally(() => pending.delete(key))
    pending.set(key, pendingRead)
    // The waiting requests get the error; the next part is read anyway.
    last = pendingRead.catch(() => undefined)
    return pendingRead
  }

  /**
   * Returns the part under a key and reads it when it is missing. Fails with `SitemapNotReady` at `untilMillis` (of
   * `performance.now`).
   */
  const partOf = async (key: string, read: () => Promise<string>, untilMillis: number): Promise<string> => {
    const known = ready.get(key)
    counts[known === undefined ? "misses" : "hits"] += 1
    if (known !== undefined) return known
    return beforeDeadline(() => pending.get(key) ?? begin(key, read), untilMillis)
  }
  const figures = () => ({
    ...counts,
    entries: ready.size,
    bytes: ready.calculatedSize,
    /** Parts that are being read, or wait to be. */
    pending: pending.size,
  })
  return Object.assign(partOf, { figures })
}

/**
 * Returns the result, or fails with `SitemapNotReady` at `untilMillis` (of `performance.now`); does not call `ask`
 * after that time.
 */
export async function beforeDeadline<A>(ask: () => Promise<A>, untilMillis: number): Promise<A> {
  const remaining = untilMillis - performance.now()
  if (remaining <= 0) throw new SitemapNotReady("The time of this request is over.")
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SitemapNotReady("This part of the sitemap is still being read.")), remaining)
  })
  return Promise.race([ask(), late]).finally(() => clearTimeout(timer))
}

export type SitemapCache = ReturnType<typeof sitemapCache>
