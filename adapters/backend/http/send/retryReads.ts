import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { BackendResponse } from "../response/BackendResponse.ts"
import { retryAfterMillis } from "./retryAfter.ts"
import type { QueueingSend } from "./waitingRoom.ts"

/** Retries of a read while the backend is unavailable. */
const MAX_RETRIES = 2
/**
 * Minimum of the first wait in milliseconds. It doubles for each retry; jitter makes each wait up to three times as
 * long.
 */
const INITIAL_BACKOFF_MILLIS = 2_000
/** Longest wait that the backend may ask for, in milliseconds; beyond it the failure is returned. */
const MAX_BACKOFF_MILLIS = 30_000
/** Range of the jitter when the backend names a time, in milliseconds: many clients got the same time. */
const RETRY_JITTER_MILLIS = 10_000

/**
 * Retries a read when the backend is unavailable or cannot be reached. Backs off exponentially with jitter, so that
 * rejected clients do not all return in the same second (F26). A time in the response takes precedence, within bounds
 * (R7).
 *
 * Only reads: the outcome of a failed write is unknown (R6). `refused` is a response that was already received.
 */
export function retryReads(send: QueueingSend): QueueingSend {
  return (request, limits, refused) => {
    const firstAttempt =
      refused !== undefined && isUnavailable(refused) ? Effect.succeed(refused) : send(request, limits, refused)
    if (request.method !== "GET") return firstAttempt
    // Recursion instead of `Effect.retry`, whose schedules would add to the bundle of every page with commands.
    const withRetries = (attempt: typeof firstAttempt, retry: number): typeof firstAttempt => {
      const again = (outcome: typeof firstAttempt, response?: BackendResponse) =>
        retry > MAX_RETRIES
          ? outcome
          : Effect.flatMap(waitMillis(retry, response), (wait) =>
              wait === undefined
                ? outcome
                : Effect.andThen(Effect.sleep(wait), withRetries(send(request, limits), retry + 1)),
            )
      return Effect.matchEffect(attempt, {
        onFailure: (reason) => (reason._tag === "Unreachable" ? again(Effect.fail(reason)) : Effect.fail(reason)),
        onSuccess: (response) => {
          const outcome = Effect.succeed(response)
          return isUnavailable(response) ? again(outcome, response) : outcome
        },
      })
    }
    return withRetries(firstAttempt, 1)
  }
}

/** True for 502, 503 and 504. */
function isUnavailable({ status }: BackendResponse): boolean {
  return status >= 502 && status <= 504
}

/** Returns the wait before a retry, in milliseconds; `undefined` when the backend names a time that is too far away. */
const waitMillis = Effect.fnUntraced(function* (retry: number, response: BackendResponse | undefined) {
  const jitter = yield* Random.next
  const header = response?.headers.get("retry-after") ?? undefined
  const named =
    header === undefined ? undefined : retryAfterMillis(undefined, header, yield* Clock.currentTimeMillis, 0)
  if (named === undefined) return INITIAL_BACKOFF_MILLIS * 2 ** (retry - 1) * (1 + 2 * jitter)
  return named <= MAX_BACKOFF_MILLIS ? named + RETRY_JITTER_MILLIS * jitter : undefined
})
