import type { BackendErrorReason } from "../../../../application/shared/BackendError.ts"
import type { BackendResponse } from "./BackendResponse.ts"
import { normalizeCode, isJsonObject, bodyFieldsOf } from "./responseBody.ts"
import { whenDefined } from "../whenDefined.ts"
import { errorKeyOf, isSuccess } from "./isSuccess.ts"
import { retryAfterMillis } from "../send/retryAfter.ts"
import { isExpired, isRefused } from "../identity/sessionErrors.ts"

/** Longest accepted pause after too many attempts, in milliseconds. */
const MAX_PAUSE_MILLIS = 86_400_000

/** Time-dependent inputs of the classification. */
export interface ResponseTiming {
  /** Milliseconds. */
  readonly now: number
  /** From 0 to 1. */
  readonly random: number
}

/**
 * Returns the reason why a response is a failure, or `undefined` for a success. Only this module interprets status
 * codes.
 *
 * | status | reason |
 * |---|---|
 * | 2xx with `code` 4 in the body | `SessionExpired` |
 * | 2xx with only an error in the body | `ServerFault`, with its key |
 * | 2xx with a body that is not JSON | `ContractMismatch` |
 * | 401; 403 with `code` or `errorCode` 4 or 11 | `SessionExpired` |
 * | 403 | `Forbidden` |
 * | 404 | `NotFound` |
 * | 429 | `RateLimited` |
 * | other 4xx | `Rejected` |
 * | 500, with its key; other 5xx, without; 501 is marked as not implemented | `ServerFault` |
 * | any other status, including redirects | `ContractMismatch` |
 */
export function backendErrorReason(response: BackendResponse, moment: ResponseTiming): BackendErrorReason | undefined {
  const { status } = response
  if (isRefused(response) || isExpired(response)) return { _tag: "SessionExpired" }
  if (isSuccess(response)) return undefined
  if (status >= 200 && status < 300) return reasonForErrorBody(response)
  if (status === 403) return { _tag: "Forbidden" }
  if (status === 404) return { _tag: "NotFound" }
  if (status === 429) return rateLimited(response, moment)
  if (status >= 400 && status < 500) return rejected(bodyFieldsOf(response))
  if (status === 501) return { _tag: "ServerFault", isNotImplemented: true }
  if (status >= 500)
    return {
      _tag: "ServerFault",
      ...whenDefined(status === 500 ? textOf(bodyFieldsOf(response)["key"]) : undefined, (key) => ({ key })),
    }
  return { _tag: "ContractMismatch", path: "", expected: "an answer that leads nowhere else" }
}

/** The reason for a 2xx with an invalid body: not JSON, or an error object (F32, F36). */
function reasonForErrorBody(response: BackendResponse): BackendErrorReason {
  const key = errorKeyOf(response)
  return key === undefined ? { _tag: "ContractMismatch", path: "", expected: "JSON" } : { _tag: "ServerFault", key }
}

function rateLimited(response: BackendResponse, { now, random }: ResponseTiming): BackendErrorReason {
  const body = bodyFieldsOf(response)
  const position = body["position"]
  const [spread, longest] = hasTooManyAttempts(response) ? [0, MAX_PAUSE_MILLIS] : [random]
  return {
    _tag: "RateLimited",
    // A user's own attempt limit needs no jitter: the exact time is returned.
    retryAfterMillis: retryAfterMillis(body["retryAfter"], response.headers.get("retry-after"), now, spread, longest),
    ...(typeof position === "number" && Number.isSafeInteger(position) && position >= 0 ? { position } : {}),
  }
}

/**
 * True when one action was attempted too often, such as a password. This is not the waiting room; the pause concerns
 * only that action.
 */
export function hasTooManyAttempts(response: BackendResponse): boolean {
  return bodyFieldsOf(response)["key"] === "_ERR_TOO_MANY_TRIES"
}

function rejected(body: Readonly<Record<string, unknown>>): BackendErrorReason {
  return {
    _tag: "Rejected",
    ...whenDefined(normalizeCode(body["code"]) || normalizeCode(body["errorCode"]) || undefined, (code) => ({ code })),
    ...whenDefined(textOf(body["key"]) ?? textOf(body["errorKey"]), (key) => ({ key })),
    ...whenDefined(
      textOf(body["description"]) ?? textOf(body["errorMessage"]) ?? textOf(body["message"]),
      (description) => ({
        description,
      }),
    ),
    parameters: textsOf(body["params"]),
    causes: textsOf(body["causes"]),
    fields: listOf(body["fields"]).flatMap(fieldOf),
  }
}

function fieldOf(entry: unknown): readonly { field: string; rule: string; message?: string }[] {
  const { field, rule, message } = isJsonObject(entry) ? entry : {}
  return typeof field === "string" && typeof rule === "string"
    ? [{ field, rule, ...whenDefined(textOf(message), (text) => ({ message: text })) }]
    : []
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? [])
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value)
  return typeof value === "string" ? value : undefined
}
