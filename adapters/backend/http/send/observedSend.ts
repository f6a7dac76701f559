import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { ObservedCall } from "../../../../domain/telemetry/ObservedCall.ts"
import { withHeader } from "./OutgoingRequest.ts"
import type { Send } from "./sendRequest.ts"

/** Observes the calls of a connection. */
export interface CallObserver {
  readonly onCall: (call: ObservedCall) => void
  /** The W3C trace context of the next call; `undefined` without tracing. */
  readonly traceParent: () => string | undefined
}

/** Reports each request with its route, status and duration, and adds the trace context. */
export function observedSend(send: Send, { onCall, traceParent }: CallObserver): Send {
  return (request, limits) =>
    Effect.gen(function* () {
      const start = yield* Clock.currentTimeMillis
      const trace = traceParent()
      const exit = yield* Effect.exit(
        send(trace === undefined ? request : withHeader(request, "traceparent", trace), limits),
      )
      const reason = Option.getOrUndefined(Exit.findErrorOption(exit))?._tag
      onCall({
        method: request.method,
        template: request.template ?? request.operation ?? "unknown",
        millis: (yield* Clock.currentTimeMillis) - start,
        ...(Exit.isSuccess(exit) ? { status: exit.value.status } : {}),
        ...(reason === undefined ? {} : { errorType: reason }),
      })
      return yield* exit
    })
}
