import * as Effect from "effect/Effect"
import type { BackendError } from "./BackendError.ts"
import { isOutcomeUnknown } from "./BackendError.ts"

/**
 * Sends a call once more when it may have taken effect although it failed. Only for calls that take effect once: with
 * an idempotency key, or setting the same value again (R6).
 */
export function retryUnknownOutcome<A, R>(send: Effect.Effect<A, BackendError, R>): Effect.Effect<A, BackendError, R> {
  return Effect.catchIf(send, isOutcomeUnknown, () => send)
}
