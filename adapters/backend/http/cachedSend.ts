import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { BackendAnswer } from "./BackendAnswer.ts"
import { isSuccess } from "./isSuccess.ts"
import type { Send } from "./sendRequest.ts"

/** Answers that are the same for every shopper, kept for a while. */
export interface AnswerCache {
  readonly lifetime: Duration.Duration
  readonly maxBytes: number
  readonly answers: Map<string, { readonly answer: BackendAnswer; readonly until: number }>
}

const MEBIBYTE = 1_048_576
/** What a catalogue, its texts and its configuration are read from; nothing of a shopper is below these. */
const PUBLIC = /^\/itxrest\/[^/?#]+\/(?:catalog|cms|oam)\//
const OK = 200

/** An empty cache; `lifetime` must suit stock and prices, which are among the answers. */
export function answerCache(lifetime: Duration.Duration = Duration.seconds(30), maxBytes: number = 64 * MEBIBYTE): AnswerCache {
  return { lifetime, maxBytes, answers: new Map() }
}

/**
 * Sends, unless the same public read was answered a moment ago. Only answers with status 200 that can be read, to calls that carry
 * no shopper, are kept; failures never, whatever their status says (F32, F36, F50). The oldest go when there is no more room.
 */
export function cachedSend(send: Send, cache: AnswerCache): Send {
  return (request, limits) => {
    if (request.method !== "GET" || !PUBLIC.test(request.path) || request.headers["authorization"] !== undefined) return send(request, limits)
    return Effect.gen(function* () {
      const kept = cache.answers.get(request.path)
      if (kept !== undefined && kept.until > (yield* Clock.currentTimeMillis)) return kept.answer
      const answer = yield* send(request, limits)
      if (answer.status === OK && isSuccess(answer)) keep(cache, request.path, answer, (yield* Clock.currentTimeMillis) + Duration.toMillis(cache.lifetime))
      return answer
    })
  }
}

function keep(cache: AnswerCache, path: string, answer: BackendAnswer, until: number): void {
  cache.answers.delete(path)
  cache.answers.set(path, { answer, until })
  let bytes = 0
  for (const { answer: { body } } of cache.answers.values()) bytes += body.length
  for (const [oldest, { answer: { body } }] of cache.answers) {
    if (bytes <= cache.maxBytes) break
    cache.answers.delete(oldest)
    bytes -= body.length
  }
}
