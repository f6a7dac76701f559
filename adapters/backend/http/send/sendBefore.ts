import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { BackendErrorReason } from "../../../../application/shared/BackendError.ts"
import { CallDeadline } from "../../../../application/shared/Deadline.ts"
import type { Send } from "./sendRequest.ts"

/**
 * Sends within the deadline of the running program (`CallDeadline`), if it has one: each call gets the remaining time,
 * so that the timeouts of several calls do not add up.
 */
export function sendBefore(send: Send): Send {
  return (request, limits) =>
    Effect.gen(function* () {
      const deadline = yield* CallDeadline
      if (deadline === undefined) return yield* send(request, limits)
      const share = request.operation === undefined ? undefined : deadline.shareOf?.(request.operation)
      const millis = Math.min(Duration.toMillis(limits.deadline), deadline.remainingMillis(), share ?? Infinity)
      if (millis <= 0) return yield* Effect.fail<BackendErrorReason>({ _tag: "TimedOut", afterMillis: 0 })
      return yield* send(request, { ...limits, deadline: Duration.millis(millis) })
    })
}
