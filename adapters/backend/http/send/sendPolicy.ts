import type { PromptForCaptcha } from "../PromptForCaptcha.ts"
import { withCaptchaPrompt } from "../withCaptchaPrompt.ts"
import { retryReads } from "./retryReads.ts"
import type { Send } from "./sendRequest.ts"
import type { WaitingRoomOptions, QueueingSend } from "./waitingRoom.ts"
import { waitingRoom } from "./waitingRoom.ts"

/** Options of the waiting room and of the captcha prompt. */
export interface SendPolicyOptions extends WaitingRoomOptions {
  readonly promptForCaptcha: PromptForCaptcha
}

/** Wraps `Send` with queueing and retries. */
export type SendPolicy = (send: Send) => QueueingSend

/** Combines the waiting room, retries of reads and the captcha prompt. */
export function sendPolicy(send: Send, rules: SendPolicyOptions): QueueingSend {
  return withCaptchaPrompt(retryReads(waitingRoom(send, rules)), rules.promptForCaptcha)
}
