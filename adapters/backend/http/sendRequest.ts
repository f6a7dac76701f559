import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import type { BackendResponse } from "./BackendResponse.ts"
import type { OperationLimits } from "./OperationLimits.ts"
import type { OutgoingRequest } from "./OutgoingRequest.ts"
import { BodyTooLarge, readBounded } from "./readBounded.ts"

/** How requests leave: the network, the sandbox in the same process, or a mock server of a test. */
export type BackendFetch = (request: Request) => Promise<Response>

/** Sends one request as it is and reads its whole answer, within limits. */
export type Send = (
  request: OutgoingRequest,
  limits: OperationLimits,
) => Effect.Effect<BackendResponse, BackendErrorReason>

/**
 * Sends requests to a backend and reads their answers, within the time and size of their operation.
 *
 * A redirect is an answer like any other: it is never followed, so the Bearer header cannot leave the backend (F35).
 * Interrupting the effect aborts the request. `backendUrl` is an origin without a slash at its end; empty means the
 * page's.
 */
export function sendRequest(fetch: BackendFetch, backendUrl: string): Send {
  return (request, limits) =>
    Effect.tryPromise({
      try: async (signal) => {
        const response = await fetch(
          new Request(`${backendUrl}${request.path}`, {
            method: request.method,
            headers: request.headers,
            redirect: "manual",
            credentials: "same-origin",
            signal,
            ...(request.body === undefined ? {} : { body: request.body }),
          }),
        )
        const { status, statusText, headers } = response
        return { status, statusText, headers, body: await readBounded(response.body, limits.maxBytes) }
      },
      catch: (cause): BackendErrorReason => toErrorReason(cause, limits),
    }).pipe(
      Effect.timeoutOrElse({
        duration: limits.deadline,
        orElse: () =>
          Effect.fail<BackendErrorReason>({ _tag: "TimedOut", afterMillis: Duration.toMillis(limits.deadline) }),
      }),
    )
}

function toErrorReason(cause: unknown, limits: OperationLimits): BackendErrorReason {
  if (cause instanceof BodyTooLarge)
    return { _tag: "ContractMismatch", path: "", expected: `at most ${limits.maxBytes} bytes` }
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : "Error"
  return name === "AbortError" ? { _tag: "Cancelled" } : { _tag: "Unreachable", detail: name }
}
