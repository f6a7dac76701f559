import * as Effect from "effect/Effect"
import type { BackendErrorReason } from "../../../../application/shared/BackendError.ts"
import type { BackendResponse } from "../response/BackendResponse.ts"
import type { OperationLimits } from "../OperationLimits.ts"
import { PAYMENT_LIMITS, READ_LIMITS } from "../OperationLimits.ts"
import type { OutgoingRequest } from "./OutgoingRequest.ts"
import { BodyTooLarge, readBounded } from "../response/readBounded.ts"
import { usesSession } from "../identity/sessionPolicy.ts"

/** Maximum size of a forwarded call, in bytes. */
const MAX_INCOMING_BYTES = 1_048_576
/** The one call that uploads a file, a gift card's video, and the contract's maximum size in bytes. */
const VIDEO_PATH = /^\/itxrest\/[^/]+\/order\/store\/[0-9]{8}\/gift-card\/[0-9]{1,20}\/video$/
const MAX_VIDEO_BYTES = 7_340_032
/**
 * Request headers that are forwarded to the backend: never the page's cookies, token or origin. The web server has set
 * `x-forwarded-for` to the client's address. The user agent names the device in the list of an account's sessions.
 */
const FORWARDED_HEADERS = new RegExp(
  "^(?:accept|accept-language|content-type|idempotency-key|if-none-match|device-channel-3ds2|flow-profile" +
    "|browser-[a-z-]+|itx-[a-z-]+|x-akamai-edgescape|cf-ipcountry|user-agent|x-forwarded-for)$",
)
/** Response headers that are returned to the page: never a cookie of the backend. */
const RETURNED_HEADERS =
  /^(?:content-type|content-language|content-disposition|cache-control|etag|vary|retry-after|x-audience|itx-[a-z-]+)$/

/**
 * Forwards a page's call to the backend and returns the backend's response. Never fails: errors become responses in the
 * backend's format. Only listed headers pass, in both directions.
 */
export function forwardRequest<R>(
  request: Request,
  send: (call: OutgoingRequest, limits: OperationLimits) => Effect.Effect<BackendResponse, BackendErrorReason, R>,
): Effect.Effect<Response, never, R> {
  return Effect.tryPromise({ try: () => incomingCall(request), catch: (cause) => cause }).pipe(
    Effect.matchEffect({
      onFailure: (cause) => Effect.succeed(cause instanceof BodyTooLarge ? tooLargeResponse() : abortedBodyResponse()),
      onSuccess: (call) =>
        send(call, forwardingLimits(call)).pipe(
          Effect.map((response) => outgoingResponse(response, usesSession(call.path))),
          Effect.catch((reason) => Effect.succeed(errorResponse(reason))),
        ),
    }),
  )
}

/** Reads a page's call as an outgoing request. */
async function incomingCall(request: Request): Promise<OutgoingRequest> {
  const { pathname, search } = new URL(request.url)
  const body = await readBounded(
    request.body,
    request.method === "PUT" && VIDEO_PATH.test(pathname) ? MAX_VIDEO_BYTES : MAX_INCOMING_BYTES,
  )
  return {
    method: request.method,
    path: `${pathname}${search}`,
    headers: Object.fromEntries([...request.headers].filter(([name]) => FORWARDED_HEADERS.test(name))),
    ...(body.length === 0 ? {} : { body }),
  }
}

/** Limits of a forwarded call: the longest deadline of all operations for a write. */
function forwardingLimits(request: OutgoingRequest): OperationLimits {
  return request.method === "GET" || request.method === "HEAD" ? READ_LIMITS : PAYMENT_LIMITS
}

/** Returns the backend's response for the page; not cacheable when a session was used. */
function outgoingResponse(response: BackendResponse, isPrivate: boolean): Response {
  const headers = new Headers([...response.headers].filter(([name]) => RETURNED_HEADERS.test(name)))
  if (isPrivate) headers.set("cache-control", "no-store")
  const isBodiless = [101, 204, 205, 304].includes(response.status)
  // Redirects are not forwarded: the contract has none.
  const status =
    response.status >= 200 && (response.status < 300 || response.status === 304 || response.status >= 400)
      ? response.status
      : 502
  return new Response(isBodiless ? null : response.body, { status, headers })
}

/** Returns an error in the backend's format when there was no response. */
function errorResponse(reason: BackendErrorReason): Response {
  const [status, key] = reason._tag === "TimedOut" ? [504, "_ERR_TIMED_OUT"] : [502, "_ERR_UNREACHABLE"]
  return Response.json(
    { code: status, key, message: "The shop's backend did not answer." },
    { status, headers: { "cache-control": "no-store" } },
  )
}

/** Returns the response for a call larger than any of the contract's. */
function tooLargeResponse(): Response {
  return Response.json({ code: 413, key: "_ERR_TOO_LARGE", message: "This call is too large." }, { status: 413 })
}

function abortedBodyResponse(): Response {
  return Response.json({ code: 400, key: "_ERR_INVALID_INPUT", message: "This call broke off." }, { status: 400 })
}
