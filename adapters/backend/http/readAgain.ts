import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { BackendFailureReason } from "../../../application/shared/BackendError.ts"
import type { BackendAnswer } from "./BackendAnswer.ts"
import { retryAfterMillis } from "./retryAfter.ts"
import type { WaitingSend } from "./waitingRoom.ts"

/** How often a read that met a shop out of order is made again. */
const MORE_TRIES = 2
/**
 * The first wait at least; each next one is twice as long, and each takes up to three times as long. In milliseconds,
 * as all that follow.
 */
const FIRST_WAIT_MILLIS = 2_000
/** A shop that names a longer time than this is not waited for: the failure is shown. */
const LONGEST_WAIT_MILLIS = 30_000
/** Clients that were all told the same moment come back over this long. */
const SPREAD_AFTER_MOMENT_MILLIS = 10_000

/** Whether a server says that the shop does not answer just now: 502, 503, 504. */
function isOutOfOrder({ status }: BackendAnswer): boolean {
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
export function readAgain(send: WaitingSend): WaitingSend {
  return (request, limits, refused) => {
    const met =
      refused !== undefined && isOutOfOrder(refused) ? Effect.succeed(refused) : send(request, limits, refused)
    if (request.method !== "GET") return met
    const settle = (failures: number, asked: ReturnType<WaitingSend>): ReturnType<WaitingSend> =>
      Effect.matchEffect(asked, {
        onSuccess: (answer) =>
          isOutOfOrder(answer) ? afterWait(failures, Effect.succeed(answer), answer) : Effect.succeed(answer),
        onFailure: (reason: BackendFailureReason) =>
          reason._tag === "Unreachable" ? afterWait(failures, Effect.fail(reason)) : Effect.fail(reason),
      })
    const afterWait = Effect.fnUntraced(function* (
      failures: number,
      outcome: ReturnType<WaitingSend>,
      answer?: BackendAnswer,
    ) {
      const named = answer?.headers.get("retry-after") ?? null
      const wait =
        named === null
          ? FIRST_WAIT_MILLIS * 2 ** failures
          : retryAfterMillis(undefined, named, yield* Clock.currentTimeMillis, 0)
      if (failures >= MORE_TRIES || wait > LONGEST_WAIT_MILLIS) return yield* outcome
      yield* Effect.sleep(wait + (named === null ? 2 * wait : SPREAD_AFTER_MOMENT_MILLIS) * (yield* Random.next))
      return yield* settle(failures + 1, send(request, limits))
    })
    return settle(0, met)
  }
}
