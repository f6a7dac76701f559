import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Tracer from "effect/Tracer"
import { operationOfPath } from "../backend/http/operationOfPath.ts"
import type { OperationRoute } from "../backend/http/operationOfPath.ts"
import type { Send } from "../backend/http/send/sendRequest.ts"

/** A call to the backend that has begun. */
export interface ObservedCall {
  /** Headers that continue the request's ID and trace. */
  readonly headers: Readonly<Record<string, string>>
  /** `outcome` is the status of the response, or the tag of a `BackendErrorReason`. */
  readonly end: (outcome: string) => void
}

/** Observes the calls of one request. `operation` is an operationId or `other`; `parent` the running span. */
export type ObserveCall = (operation: string, parent: Tracer.AnySpan | undefined) => ObservedCall

/** Observes the calls of the running program, for services that several requests share. */
export const CallObserver = Context.Reference<ObserveCall | undefined>("CallObserver", {
  defaultValue: () => undefined,
})

/** How the server observes one request. */
export interface ServerObservation {
  readonly call: ObserveCall
  /** The logger and the tracer of the request's programs. */
  readonly services: Context.Context<never>
}

/** Label of calls that are not in the contract. */
const OTHER = "other"

/** Sends each call with the headers of its observation, and reports its outcome. */
export function observedSend(send: Send, observe: ObserveCall): Send {
  return (request, limits) =>
    Effect.flatMap(Effect.serviceOption(Tracer.ParentSpan), (parent) =>
      Effect.suspend(() => {
        const call = observe(
          request.operation ?? backendRoute(request.method, request.path)?.operation ?? OTHER,
          Option.getOrUndefined(parent),
        )
        return send({ ...request, headers: { ...request.headers, ...call.headers } }, limits).pipe(
          Effect.onExit((exit) => Effect.sync(() => call.end(outcomeOf(exit)))),
        )
      }),
    )
}

/** Sends each call as the running program's `CallObserver` observes it, if it has one. */
export function observedByProgram(send: Send): Send {
  return (request, limits) =>
    Effect.gen(function* () {
      const observe = yield* CallObserver
      return yield* (observe === undefined ? send : observedSend(send, observe))(request, limits)
    })
}

/** Returns the operation of a path with an optional query; `undefined` when the contract has none. */
export function backendRoute(method: string, path: string): OperationRoute | undefined {
  return operationOfPath(method, path.split("?", 1)[0] ?? "")
}

function outcomeOf(exit: Exit.Exit<{ readonly status: number }, { readonly _tag: string }>): string {
  if (Exit.isSuccess(exit)) return String(exit.value.status)
  return Option.match(Exit.findErrorOption(exit), {
    onNone: () => (Exit.hasInterrupts(exit) ? "Cancelled" : "Defect"),
    onSome: ({ _tag }) => _tag,
  })
}
