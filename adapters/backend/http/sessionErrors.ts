import { normalizeCode, bodyFieldsOf } from "./responseBody.ts"
import type { BackendResponse } from "./BackendResponse.ts"

/** Codes that mean "refresh and send once more" when they come with 403 (specification, sections 4 and 8). */
const SESSION_CODES = ["4", "11"]
const SESSION_OVER = "4"

/** Whether the token of the call was refused: a refresh may help (specification, section 8). */
export function isRefused(response: BackendResponse): boolean {
  if (response.status !== 403) return response.status === 401
  const body = bodyFieldsOf(response)
  return [body["code"], body["errorCode"]].some((code) => SESSION_CODES.includes(normalizeCode(code)))
}

/** Whether the body says with its code 4 that the session has expired: no refresh helps (specification, section 8). */
export function isExpired(response: BackendResponse): boolean {
  const { status } = response
  return (
    status < 500 && status !== 401 && status !== 403 && normalizeCode(bodyFieldsOf(response)["code"]) === SESSION_OVER
  )
}
