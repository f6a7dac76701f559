import * as Effect from "effect/Effect"
import { LRUCache } from "lru-cache"
import type { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { isOutcomeUnknown } from "../../../application/shared/BackendError.ts"

/** Maximum number of remembered calls with an unknown outcome; the least recently used is evicted. */
const MAX_UNKNOWN = 50

export interface IdempotencyKeys {
  /** Runs `send` with a key; `intent` identifies the rest of the call. */
  readonly within: <A>(
    intent: string,
    send: (key: string) => Effect.Effect<A, BackendError>,
  ) => Effect.Effect<A, BackendError>
}

/**
 * Generates a key for each call. When the outcome of a call is unknown, an identical call reuses its key, so that the
 * backend carries it out once (R6).
 */
export function idempotencyKeys(ids: IdGenerator["Service"]): IdempotencyKeys {
  const unknown = new LRUCache<string, string>({ max: MAX_UNKNOWN })
  return {
    within: Effect.fnUntraced(function* (intent, send) {
      const key = unknown.get(intent) ?? (yield* ids.uuid)
      const settle = Effect.sync(() => {
        unknown.delete(intent)
      })
      const remember = Effect.sync(() => {
        unknown.set(intent, key)
      })
      return yield* send(key).pipe(
        Effect.tap(settle),
        Effect.tapError((error) => (isOutcomeUnknown(error) ? remember : settle)),
        Effect.onInterrupt(() => remember),
      )
    }),
  }
}
