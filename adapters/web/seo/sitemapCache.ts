import { LRUCache } from "lru-cache"

/** A part of a sitemap could not be had in time: it is being read, and there when the robot comes again. */
export class SitemapNotReady extends Error {
  override readonly name = "SitemapNotReady"
}

/** Bounds of what is read for sitemaps. */
export interface SitemapCacheOptions {
  readonly lifetimeMillis?: number
  readonly maxBytes?: number
  /** Parts that wait for their turn; more are refused. */
  readonly maxWaiting?: number
}

const LIFETIME_MILLIS = 600_000
const MAX_BYTES = 33_554_432
const MAX_WAITING = 20

/**
 * Parts of sitemaps, whole or not at all. Each is read once for all who ask, one after the other, so that robots take
 * no more of the backend than one shopper; it is read to its end when they go, and remembered for a while.
 */
export function sitemapCache({
  lifetimeMillis = LIFETIME_MILLIS,
  maxBytes = MAX_BYTES,
  maxWaiting = MAX_WAITING,
}: SitemapCacheOptions = {}) {
  const ready = new LRUCache<string, string>({
    ttl: lifetimeMillis,
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
    // A part that fails is told to those who wait for it, and the next one begins.
    last = pendingRead.catch(() => undefined)
    return pendingRead
  }

  /**
   * The part under a key, read now where it is not there; fails with `SitemapNotReady` once `untilMillis` (of
   * `performance.now`) has come.
   */
  return async (key: string, read: () => Promise<string>, untilMillis: number): Promise<string> => {
    const known = ready.get(key)
    if (known !== undefined) return known
    return beforeDeadline(() => pending.get(key) ?? begin(key, read), untilMillis)
  }
}

/** An answer, or `SitemapNotReady` once `untilMillis` (of `performance.now`) has come; nothing is begun after that. */
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
