import { normalizeCode, bodyFieldsOf } from "./responseBody.ts"
import type { BackendResponse } from "./BackendResponse.ts"
import { isJson, parseJsonBody } from "./BackendResponse.ts"
import { isExpired } from "../identity/sessionErrors.ts"

/** The members of the contract's error objects. */
const ERROR_MEMBERS = ["code", "key", "message", "description", "params", "causes", "fields"]

/** True for a 2xx whose body, if any, is JSON and not an error (S8.1). */
export function isSuccess(response: BackendResponse): boolean {
  return (
    response.status >= 200 &&
    response.status < 300 &&
    !isExpired(response) &&
    isReadable(response) &&
    errorKeyOf(response) === undefined
  )
}

/** Returns the key of a body that consists only of an error, at any status (F36). */
export function errorKeyOf(response: BackendResponse): string | undefined {
  const body = bodyFieldsOf(response)
  const { key } = body
  const isError =
    typeof key === "string" &&
    normalizeCode(body["code"]) !== "" &&
    Object.keys(body).every((name) => ERROR_MEMBERS.includes(name))
  return isError ? key : undefined
}

/** A body must be JSON: a login page or a captive portal is never a success (F32). */
function isReadable(response: BackendResponse): boolean {
  return response.body.length === 0 || (isJson(response) && parseJsonBody(response) !== undefined)
}
