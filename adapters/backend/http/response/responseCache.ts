import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { LRUCache } from "lru-cache"
import type { BackendResponse } from "./BackendResponse.ts"
import { isSuccess } from "./isSuccess.ts"
import type { Send } from "../send/sendRequest.ts"

/**
 * Returns the current version of a store's catalogue; `undefined` when the backend reports none. Responses of another
 * version are not used.
 */
export type CatalogueVersion = (storeId: string) => Promise<number | undefined>

interface CachedResponse {
  readonly response: BackendResponse
  readonly version: number | undefined
  /** Milliseconds since 1970. */
  readonly until: number
}

/** A cache of responses that are the same for every customer. Evicts the least recently used entries. */
export interface ResponseCache {
  readonly lifetime: Duration.Duration
  readonly catalogueVersion: CatalogueVersion
  /** Counts since the start, for the server's metrics. */
  readonly counts: { hits: number; misses: number; evictions: number }
  readonly answers: LRUCache<string, CachedResponse>
}

/** Limits of a response cache. */
export interface ResponseCacheLimits {
  readonly lifetime?: Duration.Duration
  readonly maxEntries?: number
  /** Bodies and paths together. */
  readonly maxBytes?: number
  readonly catalogueVersion?: CatalogueVersion
}

/** The responses for about 500 pages; each is used for 30 s at most. */
const MAX_BYTES = 16_777_216
/** Paths of the catalogue, its texts and its configuration. They hold no customer data. */
const PUBLIC = /^\/itxrest\/[^/?#]+\/(?:catalog|cms|oam)\//
const STORE = /^\/itxrest\/[^/?#]+\/[a-z]+\/store\/([0-9]{8})(?:[/?#]|$)/
const OK = 200

/** Returns an empty cache. `lifetime` bounds how stale stock and prices may be. */
export function responseCache({
  lifetime = Duration.seconds(30),
  maxEntries = 4_000,
  maxBytes = MAX_BYTES,
  catalogueVersion = () => Promise.resolve(undefined),
}: ResponseCacheLimits = {}): ResponseCache {
  const counts = { hits: 0, misses: 0, evictions: 0 }
  const answers = new LRUCache<string, CachedResponse>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    dispose: (_response, _path, reason) => {
      if (reason === "evict") counts.evictions += 1
    },
  })
  return { lifetime, catalogueVersion, counts, answers }
}

/**
 * Sends a request unless the cache has a fresh response. Caches only readable responses with status 200 to calls
 * without a session; never failures of any status (F32, F36, F50).
 */
export function cachedSend(send: Send, { answers, counts, lifetime, catalogueVersion }: ResponseCache): Send {
  return (request, limits) => {
    if (request.method !== "GET" || !PUBLIC.test(request.path) || request.headers["authorization"] !== undefined)
      return send(request, limits)
    return Effect.gen(function* () {
      const storeId = STORE.exec(request.path)?.[1]
      const version = storeId === undefined ? undefined : yield* Effect.promise(() => catalogueVersion(storeId))
      const cached = answers.get(request.path)
      if (cached !== undefined && cached.version === version && cached.until > (yield* Clock.currentTimeMillis)) {
        counts.hits += 1
        return cached.response
      }
      counts.misses += 1
      answers.delete(request.path)
      const response = yield* send(request, limits)
      if (response.status === OK && isSuccess(response))
        answers.set(request.path, {
          response,
          version,
          until: (yield* Clock.currentTimeMillis) + Duration.toMillis(lifetime),
        })
      return response
    })
  }
}

/** JavaScript uses up to two bytes per character of a path. An empty response still counts. */
function sizeOf({ response }: CachedResponse, path: string): number {
  return response.body.length + 2 * path.length + 1
}
