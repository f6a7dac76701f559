import type { OperationName } from "../backend/http/OperationName.ts"
import type { SendPolicy, SendPolicyOptions } from "../backend/http/send/sendPolicy.ts"
import { sendPolicy } from "../backend/http/send/sendPolicy.ts"

/** The operationId of a call with its own captcha form on the page. */
export type CaptchaFormOperation = OperationName

/** Returns the send policy of a page's calls. Loaded when the first call is refused with a retryable status. */
export function browserSendPolicy(rules: SendPolicyOptions): SendPolicy {
  return (send) => sendPolicy(send, rules)
}
