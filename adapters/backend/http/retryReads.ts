import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import type { BackendResponse } from "./BackendResponse.ts"
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

/** True for 502, 503 and 504. */
function isUnavailable({ status }: BackendResponse): boolean {
  return status >= 502 && status <= 504
}

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
    const settle = (failures: number, asked: ReturnType<QueueingSend>): ReturnType<QueueingSend> =>
      Effect.matchEffect(asked, {
        onSuccess: (response) =>
          isUnavailable(response)
            ? retryAfterBackoff(failures, Effect.succeed(response), response)
            : Effect.succeed(response),
        onFailure: (reason: BackendErrorReason) =>
          reason._tag === "Unreachable" ? retryAfterBackoff(failures, Effect.fail(reason)) : Effect.fail(reason),
      })
    const retryAfterBackoff = Effect.fnUntraced(function* (
      failures: number,
      outcome: ReturnType<QueueingSend>,
      response?: BackendResponse,
    ) {
      const named = response?.headers.get("retry-after") ?? null
      const wait =
        named === null
          ? INITIAL_BACKOFF_MILLIS * 2 ** failures
          : retryAfterMillis(undefined, named, yield* Clock.currentTimeMillis, 0)
      if (failures >= MAX_RETRIES || wait > MAX_BACKOFF_MILLIS) return yield* outcome
      yield* Effect.sleep(wait + (named === null ? 2 * wait : RETRY_JITTER_MILLIS) * (yield* Random.next))
      return yield* settle(failures + 1, send(request, limits))
    })
    return settle(0, firstAttempt)
  }
}
