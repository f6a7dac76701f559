import type { OperationName } from "../backend/http/OperationName.ts"
import type { SendPolicy, SendPolicyOptions } from "../backend/http/sendPolicy.ts"
import { sendPolicy } from "../backend/http/sendPolicy.ts"

/** The operationId of a call for which the page has a form that asks. */
export type CaptchaFormOperation = OperationName

/**
 * The patience of a page's calls, by its rules: fetched when the first of them is refused in a way that can be helped.
 */
export function browserSendPolicy(rules: SendPolicyOptions): SendPolicy {
  return (send) => sendPolicy(send, rules)
}
