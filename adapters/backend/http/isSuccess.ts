import { normalizeCode, bodyFieldsOf } from "./responseBody.ts"
import type { BackendResponse } from "./BackendResponse.ts"
import { isJson, parseJsonBody } from "./BackendResponse.ts"
import { isExpired } from "./sessionErrors.ts"

/** What the contract's errors consist of. */
const ERROR_MEMBERS = ["code", "key", "message", "description", "params", "causes", "fields"]

/**
 * Whether an answer is what was asked for: a 2xx whose body, where there is one, is JSON and no error (specification,
 * section 8).
 */
export function isSuccess(response: BackendResponse): boolean {
  return (
    response.status >= 200 &&
    response.status < 300 &&
    !isExpired(response) &&
    isReadable(response) &&
    errorKeyOf(response) === undefined
  )
}

/** The key in a body that says nothing but that something failed, whatever its status claims (F36). */
export function errorKeyOf(response: BackendResponse): string | undefined {
  const body = bodyFieldsOf(response)
  const { key } = body
  const isError =
    typeof key === "string" &&
    normalizeCode(body["code"]) !== "" &&
    Object.keys(body).every((name) => ERROR_MEMBERS.includes(name))
  return isError ? key : undefined
}

/** A body that is there must be JSON: a login page or a captive portal is never success (F32). */
function isReadable(response: BackendResponse): boolean {
  return response.body.length === 0 || (isJson(response) && parseJsonBody(response) !== undefined)
}
