import { codeText, membersOf } from "./answerMembers.ts"
import type { BackendAnswer } from "./BackendAnswer.ts"
import { isJson, jsonOf } from "./BackendAnswer.ts"
import { isExpired } from "./sessionRefusal.ts"

/** What the contract's errors consist of. */
const ERROR_MEMBERS = ["code", "key", "message", "description", "params", "causes", "fields"]

/**
 * Whether an answer is what was asked for: a 2xx whose body, where there is one, is JSON and no error (specification,
 * section 8).
 */
export function isSuccess(answer: BackendAnswer): boolean {
  return (
    answer.status >= 200 &&
    answer.status < 300 &&
    !isExpired(answer) &&
    isReadable(answer) &&
    errorKeyIn(answer) === undefined
  )
}

/** The key in a body that says nothing but that something failed, whatever its status claims (F36). */
export function errorKeyIn(answer: BackendAnswer): string | undefined {
  const body = membersOf(answer)
  const { key } = body
  const isError =
    typeof key === "string" &&
    codeText(body["code"]) !== "" &&
    Object.keys(body).every((name) => ERROR_MEMBERS.includes(name))
  return isError ? key : undefined
}

/** A body that is there must be JSON: a login page or a captive portal is never success (F32). */
function isReadable(answer: BackendAnswer): boolean {
  return answer.body.length === 0 || (isJson(answer) && jsonOf(answer) !== undefined)
}
