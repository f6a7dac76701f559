import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { BackendErrorReason } from "../../../../application/shared/BackendError.ts"
import type { Deadline } from "../../../../application/shared/Deadline.ts"
import type { Send } from "./sendRequest.ts"

/**
 * Sends with a deadline that all calls share: each call gets the remaining time, so that their timeouts do not add up.
 */
export function sendBefore(send: Send, { remainingMillis, shareOf }: Deadline): Send {
  return (request, limits) =>
    Effect.suspend(() => {
      const share = request.operation === undefined ? undefined : shareOf?.(request.operation)
      const millis = Math.min(Duration.toMillis(limits.deadline), remainingMillis(), share ?? Infinity)
      if (millis <= 0) return Effect.fail<BackendErrorReason>({ _tag: "TimedOut", afterMillis: 0 })
      return send(request, { ...limits, deadline: Duration.millis(millis) })
    })
}
