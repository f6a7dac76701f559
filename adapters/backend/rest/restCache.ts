import * as Duration from "effect/Duration"
import { LRUCache } from "lru-cache"
import { REST_CACHE_TIME } from "../../../application/shared/constants.ts"
import type { RestAnswer } from "../../../application/rest/RestGateway.ts"

/** A cache of responses to reads, per customer. */
export interface RestCache {
  readonly get: (key: string, now: number) => RestAnswer | undefined
  readonly put: (key: string, answer: RestAnswer, now: number) => void
  readonly clear: () => void
}

const MAX_ANSWERS = 500

/**
 * Returns the cache of the REST layer (S9.2: 600,000 ms). Evicts the least recently used entries. A clock that
 * is set back invalidates it.
 */
export function restCache(lifetime: Duration.Duration = REST_CACHE_TIME): RestCache {
  const answers = new LRUCache<string, { readonly answer: RestAnswer; readonly at: number }>({ max: MAX_ANSWERS })
  return {
    get: (key, now) => {
      const found = answers.get(key)
      if (found === undefined) return undefined
      if (now >= found.at && now - found.at < Duration.toMillis(lifetime)) return found.answer
      answers.delete(key)
      return undefined
    },
    put: (key, answer, at) => {
      answers.set(key, { answer, at })
    },
    clear: () => answers.clear(),
  }
}
