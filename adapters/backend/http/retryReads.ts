import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import type { BackendResponse } from "./BackendResponse.ts"
import { retryAfterMillis } from "./retryAfter.ts"
import type { QueueingSend } from "./waitingRoom.ts"

/** How often a read that met a shop out of order is made again. */
const MAX_RETRIES = 2
/**
 * The first wait at least; each next one is twice as long, and each takes up to three times as long. In milliseconds,
 * as all that follow.
 */
const INITIAL_BACKOFF_MILLIS = 2_000
/** A shop that names a longer time than this is not waited for: the failure is shown. */
const MAX_BACKOFF_MILLIS = 30_000
/** Clients that were all told the same moment come back over this long. */
const RETRY_JITTER_MILLIS = 10_000

/** Whether a server says that the shop does not answer just now: 502, 503, 504. */
function isUnavailable({ status }: BackendResponse): boolean {
  return status >= 502 && status <= 504
}

/**
 * Makes a read again when the shop is out of order or cannot be reached, after waits that double and are spread, so
 * that those who were turned away do not all come back in the same second (F26). A time that the shop names goes
 * before, within bounds (ruling R7).
 *
 * Only reads: whether a call that changes something took effect is unknown (ruling R6). `refused` is an answer met
 * already.
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
