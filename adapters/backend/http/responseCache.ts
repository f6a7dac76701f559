import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { LRUCache } from "lru-cache"
import type { BackendResponse } from "./BackendResponse.ts"
import { isSuccess } from "./isSuccess.ts"
import type { Send } from "./sendRequest.ts"

interface CachedResponse {
  readonly response: BackendResponse
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Answers that are the same for every shopper. The least recently used make room. */
export interface ResponseCache {
  readonly lifetime: Duration.Duration
  readonly answers: LRUCache<string, CachedResponse>
}

/** Bounds of an answer cache. */
export interface ResponseCacheLimits {
  readonly lifetime?: Duration.Duration
  readonly maxEntries?: number
  /** Of bodies and paths together. */
  readonly maxBytes?: number
}

const MEBIBYTE = 1_048_576
/** Paths of the catalogue, its texts and its configuration; nothing of a shopper is below these. */
const PUBLIC = /^\/itxrest\/[^/?#]+\/(?:catalog|cms|oam)\//
const OK = 200

/** An empty cache; `lifetime` must suit stock and prices, which are among the answers. */
export function responseCache({
  lifetime = Duration.seconds(30),
  maxEntries = 4_000,
  maxBytes = 64 * MEBIBYTE,
}: ResponseCacheLimits = {}): ResponseCache {
  return { lifetime, answers: new LRUCache({ max: maxEntries, maxSize: maxBytes, sizeCalculation: sizeOf }) }
}

/**
 * Sends, unless the same public read was answered a moment ago. Only readable answers with status 200 to calls without
 * a shopper are cached; failures of any status never are (F32, F36, F50).
 */
export function cachedSend(send: Send, { answers, lifetime }: ResponseCache): Send {
  return (request, limits) => {
    if (request.method !== "GET" || !PUBLIC.test(request.path) || request.headers["authorization"] !== undefined)
      return send(request, limits)
    return Effect.gen(function* () {
      const cached = answers.get(request.path)
      if (cached !== undefined && cached.until > (yield* Clock.currentTimeMillis)) return cached.response
      answers.delete(request.path)
      const response = yield* send(request, limits)
      if (response.status === OK && isSuccess(response))
        answers.set(request.path, { response, until: (yield* Clock.currentTimeMillis) + Duration.toMillis(lifetime) })
      return response
    })
  }
}

/** JavaScript holds a path with up to two bytes per character; an empty answer still counts. */
function sizeOf({ response }: CachedResponse, path: string): number {
  return response.body.length + 2 * path.length + 1
}
