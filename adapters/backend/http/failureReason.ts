import type { BackendFailureReason } from "../../../application/shared/BackendError.ts"
import type { BackendAnswer } from "./BackendAnswer.ts"
import { codeText, isMembers, membersOf } from "./answerMembers.ts"
import { given } from "./given.ts"
import { errorKeyIn, isSuccess } from "./isSuccess.ts"
import { retryAfterMillis } from "./retryAfter.ts"
import { isExpired, isRefused } from "./sessionRefusal.ts"

/** Longest pause after too many tries that is believed, in milliseconds. */
const MAX_PAUSE_MILLIS = 86_400_000

/** What the moment of an answer contributes to its meaning. */
export interface AnswerMoment {
  /** Milliseconds. */
  readonly now: number
  /** From 0 to 1. */
  readonly random: number
}

/**
 * Why an answer is a failure, or `undefined` when it is none: the one place that knows status numbers.
 *
 * | status | reason |
 * |---|---|
 * | 2xx with `code` 4 in the body | `SessionExpired` |
 * | 2xx with nothing but an error in the body | `ServerFault`, with its key |
 * | 2xx with a body that is not JSON | `ContractMismatch` |
 * | 401; 403 with `code` or `errorCode` 4 or 11 | `SessionExpired` |
 * | 403 | `Forbidden` |
 * | 404 | `NotFound` |
 * | 429 | `RateLimited` |
 * | other 4xx | `Rejected` |
 * | 500, with its key; other 5xx, without; 501 says so | `ServerFault` |
 * | anything else, redirects among it | `ContractMismatch` |
 */
export function failureReason(answer: BackendAnswer, moment: AnswerMoment): BackendFailureReason | undefined {
  const { status } = answer
  if (isRefused(answer) || isExpired(answer)) return { _tag: "SessionExpired" }
  if (isSuccess(answer)) return undefined
  if (status >= 200 && status < 300) return falseSuccess(answer)
  if (status === 403) return { _tag: "Forbidden" }
  if (status === 404) return { _tag: "NotFound" }
  if (status === 429) return rateLimited(answer, moment)
  if (status >= 400 && status < 500) return rejected(membersOf(answer))
  if (status === 501) return { _tag: "ServerFault", isNotImplemented: true }
  if (status >= 500)
    return {
      _tag: "ServerFault",
      ...given(status === 500 ? textOf(membersOf(answer)["key"]) : undefined, (key) => ({ key })),
    }
  return { _tag: "ContractMismatch", path: "", expected: "an answer that leads nowhere else" }
}

/** What a 2xx says that is none: a body that is not JSON, or the fault in it (F32, F36). */
function falseSuccess(answer: BackendAnswer): BackendFailureReason {
  const key = errorKeyIn(answer)
  return key === undefined ? { _tag: "ContractMismatch", path: "", expected: "JSON" } : { _tag: "ServerFault", key }
}

function rateLimited(answer: BackendAnswer, { now, random }: AnswerMoment): BackendFailureReason {
  const body = membersOf(answer)
  const position = body["position"]
  const [spread, longest] = isTriedTooOften(answer) ? [0, MAX_PAUSE_MILLIS] : [random]
  return {
    _tag: "RateLimited",
    // Nobody comes back at the same moment as others after too many tries of one's own: the time is told as it is.
    retryAfterMillis: retryAfterMillis(body["retryAfter"], answer.headers.get("retry-after"), now, spread, longest),
    ...(typeof position === "number" && Number.isSafeInteger(position) && position >= 0 ? { position } : {}),
  }
}

/** Whether one thing was tried too often, such as a password: no queue, and a pause for this alone. */
export function isTriedTooOften(answer: BackendAnswer): boolean {
  return membersOf(answer)["key"] === "_ERR_TOO_MANY_TRIES"
}

function rejected(body: Readonly<Record<string, unknown>>): BackendFailureReason {
  return {
    _tag: "Rejected",
    ...given(codeText(body["code"]) || codeText(body["errorCode"]) || undefined, (code) => ({ code })),
    ...given(textOf(body["key"]) ?? textOf(body["errorKey"]), (key) => ({ key })),
    ...given(textOf(body["description"]) ?? textOf(body["errorMessage"]) ?? textOf(body["message"]), (description) => ({
      description,
    })),
    parameters: textsOf(body["params"]),
    causes: textsOf(body["causes"]),
    fields: listOf(body["fields"]).flatMap(fieldOf),
  }
}

function fieldOf(entry: unknown): readonly { field: string; rule: string; message?: string }[] {
  const { field, rule, message } = isMembers(entry) ? entry : {}
  return typeof field === "string" && typeof rule === "string"
    ? [{ field, rule, ...given(textOf(message), (text) => ({ message: text })) }]
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
