import * as Effect from "effect/Effect"
import type { BackendError } from "../shared/BackendError.ts"

/**
 * Asks once more where a session from before turned out to be over: its tokens are gone by then, and whoever comes in
 * anew needs none of it.
 */
export function retryWithoutSession<A, R>(call: Effect.Effect<A, BackendError, R>): Effect.Effect<A, BackendError, R> {
  return Effect.catchReason(call, "BackendError", "SessionExpired", () => call)
}
