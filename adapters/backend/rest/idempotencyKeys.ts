import * as Effect from "effect/Effect"
import type { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { isOutcomeUnknown } from "../../../application/shared/BackendError.ts"

/** Calls whose outcome is unknown that are remembered at most; the oldest makes room. */
const MAX_UNKNOWN = 50

/** Gives calls their idempotency keys. */
export interface IdempotencyKeys {
  /** Makes the call that `send` describes with a key; `intent` is everything else that it says. */
  readonly within: <A>(
    intent: string,
    send: (key: string) => Effect.Effect<A, BackendError>,
  ) => Effect.Effect<A, BackendError>
}

/**
 * Makes a key for each call. When the outcome of a call is unknown, the same call made again has the same key, so that
 * the
 * backend carries it out once (ruling R6).
 */
export function idempotencyKeys(ids: IdGenerator["Service"]): IdempotencyKeys {
  const unknown = new Map<string, string>()
  return {
    within: Effect.fnUntraced(function* (intent, send) {
      const key = unknown.get(intent) ?? (yield* ids.uuid)
      const settle = Effect.sync(() => unknown.delete(intent))
      const remember = Effect.sync(() => {
        unknown.delete(intent)
        unknown.set(intent, key)
        for (const oldest of unknown.keys()) {
          if (unknown.size <= MAX_UNKNOWN) break
          unknown.delete(oldest)
        }
      })
      return yield* send(key).pipe(
        Effect.tap(settle),
        Effect.tapError((error) => (isOutcomeUnknown(error) ? remember : settle)),
        Effect.onInterrupt(() => remember),
      )
    }),
  }
}
