import type { BackendFailureReason } from "../../../application/shared/BackendError.ts"
import type { BackendAnswer } from "./BackendAnswer.ts"
import { isJson, jsonOf } from "./BackendAnswer.ts"
import { given } from "./given.ts"
import { retryAfterMillis } from "./retryAfter.ts"

/** Codes that mean "refresh and send once more" when they come with 403 (specification, sections 4 and 8). */
const SESSION_CODES = ["4", "11"]
const SESSION_OVER = "4"

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
 * | 2xx with a body that is not JSON | `ContractMismatch` |
 * | 401; 403 with `code` or `errorCode` 4 or 11 | `SessionExpired` |
 * | 403 | `Forbidden` |
 * | 404 | `NotFound` |
 * | 429 | `RateLimited` |
 * | other 4xx | `Rejected` |
 * | 500, with its key; other 5xx, without | `ServerFault` |
 * | anything else, redirects among it | `ContractMismatch` |
 */
export function failureReason(answer: BackendAnswer, moment: AnswerMoment): BackendFailureReason | undefined {
  const { status } = answer
  if (isSessionExpired(answer)) return { _tag: "SessionExpired" }
  if (status >= 200 && status < 300) return isReadable(answer) ? undefined : { _tag: "ContractMismatch", path: "", expected: "JSON" }
  if (status === 403) return { _tag: "Forbidden" }
  if (status === 404) return { _tag: "NotFound" }
  if (status === 429) return rateLimited(answer, moment)
  if (status >= 400 && status < 500) return rejected(membersOf(answer))
  if (status >= 500) return { _tag: "ServerFault", ...given(status === 500 ? textOf(membersOf(answer)["key"]) : undefined, (key) => ({ key })) }
  return { _tag: "ContractMismatch", path: "", expected: "an answer that leads nowhere else" }
}

/** Whether the answer says that the session it came with is no longer good. */
export function isSessionExpired(answer: BackendAnswer): boolean {
  if (answer.status === 401) return true
  const body = membersOf(answer)
  if (answer.status === 403) return [body["code"], body["errorCode"]].some((code) => SESSION_CODES.includes(codeText(code)))
  return answer.status < 500 && codeText(body["code"]) === SESSION_OVER
}

/** A body that is there must be JSON: a login page or a captive portal is never success (F32). */
function isReadable(answer: BackendAnswer): boolean {
  return answer.body.length === 0 || (isJson(answer) && jsonOf(answer) !== undefined)
}

function rateLimited(answer: BackendAnswer, { now, random }: AnswerMoment): BackendFailureReason {
  const body = membersOf(answer)
  const position = body["position"]
  return {
    _tag: "RateLimited",
    retryAfterMillis: retryAfterMillis(body["retryAfter"], answer.headers.get("retry-after"), now, random),
    ...(typeof position === "number" && Number.isSafeInteger(position) && position >= 0 ? { position } : {}),
  }
}

function rejected(body: Readonly<Record<string, unknown>>): BackendFailureReason {
  return {
    _tag: "Rejected",
    ...given(codeText(body["code"]) || codeText(body["errorCode"]) || undefined, (code) => ({ code })),
    ...given(textOf(body["key"]) ?? textOf(body["errorKey"]), (key) => ({ key })),
    ...given(textOf(body["description"]) ?? textOf(body["errorMessage"]) ?? textOf(body["message"]), (description) => ({ description })),
    parameters: textsOf(body["params"]),
    causes: textsOf(body["causes"]),
    fields: listOf(body["fields"]).flatMap(fieldOf),
  }
}

function fieldOf(entry: unknown): readonly { field: string; rule: string; message?: string }[] {
  const { field, rule, message } = isMembers(entry) ? entry : {}
  return typeof field === "string" && typeof rule === "string" ? [{ field, rule, ...given(textOf(message), (text) => ({ message: text })) }] : []
}

/** A code as text: a whole number or a text exactly as it is. Anything else has no code in it. */
function codeText(code: unknown): string {
  if (typeof code === "string") return code
  return typeof code === "number" && Number.isSafeInteger(code) ? String(code) : ""
}

function membersOf(answer: BackendAnswer): Readonly<Record<string, unknown>> {
  const value = jsonOf(answer)?.value
  return isMembers(value) ? value : {}
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
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
