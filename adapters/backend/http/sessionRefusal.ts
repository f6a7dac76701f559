import { codeText, membersOf } from "./answerMembers.ts"
import type { BackendAnswer } from "./BackendAnswer.ts"

/** Codes that mean "refresh and send once more" when they come with 403 (specification, sections 4 and 8). */
const SESSION_CODES = ["4", "11"]
const SESSION_OVER = "4"

/** Whether the token of the call was refused: a refresh may help (specification, section 8). */
export function isRefused(answer: BackendAnswer): boolean {
  if (answer.status !== 403) return answer.status === 401
  const body = membersOf(answer)
  return [body["code"], body["errorCode"]].some((code) => SESSION_CODES.includes(codeText(code)))
}

/** Whether the body says with its code 4 that the session has expired: no refresh helps (specification, section 8). */
export function isExpired(answer: BackendAnswer): boolean {
  const { status } = answer
  return status < 500 && status !== 401 && status !== 403 && codeText(membersOf(answer)["code"]) === SESSION_OVER
}
