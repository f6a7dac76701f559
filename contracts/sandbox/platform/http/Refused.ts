import type { components } from "../../../generated/session.d.ts"

export type ErrorBody = components["schemas"]["ErrorBody"]
export type FieldProblem = components["schemas"]["FieldProblem"]

/** An error response. Thrown by handlers and by the layers around them; rolls a transaction back. */
export class Refused extends Error {
  override readonly name = "Refused"
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(`${status} ${body.key}: ${body.message}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** 400: a parameter or the body is malformed; lists every field with the violated rule. */
export const invalidInput = (fields: readonly FieldProblem[]): Refused =>
  new Refused(400, { code: 400, key: "_ERR_INVALID_INPUT", message: "The request is not valid.", fields })

/** 400 for one field. */
export const invalidField = (field: string, rule: string, message: string): Refused =>
  invalidInput([{ field, rule, message }])

/** 401: no session, or an expired one; the client refreshes it and retries once. */
export const sessionMissing = (message = "The session has expired."): Refused =>
  new Refused(401, { code: 4, key: "_ERR_SESSION_EXPIRED", message })

/** 403, final. */
export const forbidden = (message: string): Refused => new Refused(403, { code: 403, key: "_ERR_FORBIDDEN", message })

/** 404: not found, or owned by another user; the two are indistinguishable. */
export const notFound = (message: string, ...params: readonly string[]): Refused =>
  new Refused(404, { code: 404, key: "_ERR_NOT_FOUND", message, ...(params.length === 0 ? {} : { params }) })

/** 409: the shop refuses and nothing has changed, for example `_ERR_NO_STOCK`. */
export const refused = (
  key: string,
  message: string,
  params: readonly string[] = [],
  code: number | string = 409,
): Refused => new Refused(409, { code, key, message, ...(params.length === 0 ? {} : { params }) })

/** 422: well formed, but against a business rule. */
export const notAcceptable = (
  key: string,
  message: string,
  fields: readonly FieldProblem[],
  params: readonly string[] = [],
): Refused => new Refused(422, { code: 422, key, message, fields, ...(params.length === 0 ? {} : { params }) })

/** 429: too many attempts; the body says when to retry, as for a place in the waiting room. */
export const tooManyTries = (retryAfter: number): Refused => {
  const body: ErrorBody & { readonly retryAfter: number } = {
    code: 429,
    key: "_ERR_TOO_MANY_TRIES",
    message: "This was tried too often.",
    retryAfter,
  }
  return new Refused(429, body, { "retry-after": String(retryAfter) })
}

/** 503: nothing was changed; retry in a moment. */
export const unavailable = (message = "The shop is not available at the moment."): Refused =>
  new Refused(503, { code: 503, key: "_ERR_UNAVAILABLE", message }, { "retry-after": "1" })
