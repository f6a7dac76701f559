import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { BackendFailureReason } from "../../../application/shared/BackendError.ts"
import type { Send } from "./sendRequest.ts"

/** Time that several calls share. */
export interface Deadline {
  /** Milliseconds until it is over; none or less once it is. */
  readonly remainingMillis: () => number
  /** Milliseconds that one operation may take of it at most, where it has a share of its own. */
  readonly shareOf?: (operation: string) => number | undefined
}

/** Sends with a deadline that all calls share: each has what the others before it have left, so their times do not add up. */
export function sendBefore(send: Send, { remainingMillis, shareOf }: Deadline): Send {
  return (request, limits) =>
    Effect.suspend(() => {
      const share = request.operation === undefined ? undefined : shareOf?.(request.operation)
      const millis = Math.min(Duration.toMillis(limits.deadline), remainingMillis(), share ?? Infinity)
      if (millis <= 0) return Effect.fail<BackendFailureReason>({ _tag: "TimedOut", afterMillis: 0 })
      return send(request, { ...limits, deadline: Duration.millis(millis) })
    })
}
