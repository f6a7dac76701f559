import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import * as Schedule from "effect/Schedule"
import type { BackendErrorReason } from "../../../../application/shared/BackendError.ts"
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

/** A response with 502, 503 or 504, as a failure for the schedule. */
interface UnavailableResponse {
  readonly _tag: "UnavailableResponse"
  readonly response: BackendResponse
}
type ReadFailure = BackendErrorReason | UnavailableResponse

const backoff = Schedule.exponential(Duration.millis(INITIAL_BACKOFF_MILLIS)).pipe(
  Schedule.setInputType<ReadFailure>(),
  Schedule.modifyDelay(({ input, duration }) =>
    Effect.gen(function* () {
      const named = yield* namedWaitMillis(input)
      const wait = named ?? Duration.toMillis(duration)
      return Duration.millis(wait + (named === undefined ? 2 * wait : RETRY_JITTER_MILLIS) * (yield* Random.next))
    }),
  ),
)

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
    let attempts = 0
    return Effect.suspend(() => (attempts++ === 0 ? firstAttempt : send(request, limits))).pipe(
      Effect.filterOrFail(
        (response) => !isUnavailable(response),
        (response): UnavailableResponse => ({ _tag: "UnavailableResponse", response }),
      ),
      Effect.retry({ schedule: backoff, times: MAX_RETRIES, while: canRetry }),
      Effect.catchTag("UnavailableResponse", ({ response }) => Effect.succeed(response)),
    )
  }
}

/** True for 502, 503 and 504. */
function isUnavailable({ status }: BackendResponse): boolean {
  return status >= 502 && status <= 504
}

const canRetry = (failure: ReadFailure) =>
  failure._tag === "UnavailableResponse"
    ? Effect.map(namedWaitMillis(failure), (wait) => wait === undefined || wait <= MAX_BACKOFF_MILLIS)
    : Effect.succeed(failure._tag === "Unreachable")

/** Returns the wait that the response's `Retry-After` names, in milliseconds; `undefined` without the header. */
const namedWaitMillis = (failure: ReadFailure) =>
  Effect.map(Clock.currentTimeMillis, (now) => {
    const named = failure._tag === "UnavailableResponse" ? failure.response.headers.get("retry-after") : null
    return named === null ? undefined : retryAfterMillis(undefined, named, now, 0)
  })
