import * as Effect from "effect/Effect"
import type { BackendError } from "../../shared/BackendError.ts"

/**
 * Retries once when the previous session has expired: its tokens are gone by then, and signing in does not need them.
 */
export function retryWithoutSession<A, R>(call: Effect.Effect<A, BackendError, R>): Effect.Effect<A, BackendError, R> {
  return Effect.catchReason(call, "BackendError", "SessionExpired", () => call)
}
