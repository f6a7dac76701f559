import { normalizeCode, bodyFieldsOf } from "../response/responseBody.ts"
import type { BackendResponse } from "../response/BackendResponse.ts"

/** Codes of a 403 that mean "refresh and send once more" (S4 and S8). */
const SESSION_CODES = ["4", "11"]
const SESSION_OVER = "4"

/** True when the token was refused: a refresh may help (S8). */
export function isRefused(response: BackendResponse): boolean {
  if (response.status !== 403) return response.status === 401
  const body = bodyFieldsOf(response)
  return [body["code"], body["errorCode"]].some((code) => SESSION_CODES.includes(normalizeCode(code)))
}

/** True when the body has code 4, session expired: no refresh helps (S8). */
export function isExpired(response: BackendResponse): boolean {
  const { status } = response
  return (
    status < 500 && status !== 401 && status !== 403 && normalizeCode(bodyFieldsOf(response)["code"]) === SESSION_OVER
  )
}
