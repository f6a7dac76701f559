import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { BackendErrorReason } from "../../../../application/shared/BackendError.ts"
import type { BackendResponse } from "../response/BackendResponse.ts"
import type { OperationLimits } from "../OperationLimits.ts"
import type { OutgoingRequest } from "./OutgoingRequest.ts"
import { BodyTooLarge, readBounded } from "../response/readBounded.ts"

/** Transport of requests: the network, the sandbox in the same process, or a test's mock server. */
export type BackendFetch = (request: Request) => Promise<Response>

/** Sends one request and reads its complete response, within limits. */
export type Send = (
  request: OutgoingRequest,
  limits: OperationLimits,
) => Effect.Effect<BackendResponse, BackendErrorReason>

/**
 * Returns a `Send` for a backend. Responses are read within the time and size limits of their operation.
 *
 * Redirects are returned, never followed, so the Bearer header cannot reach another host (F35). Interruption aborts the
 * request. `backendUrl` is an origin without a trailing slash; empty means the page's origin.
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
            ...(request.keepalive === true ? { keepalive: true } : {}),
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
