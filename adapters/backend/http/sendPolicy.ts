import type { PromptForCaptcha } from "./PromptForCaptcha.ts"
import { withCaptchaPrompt } from "./withCaptchaPrompt.ts"
import { retryReads } from "./retryReads.ts"
import type { Send } from "./sendRequest.ts"
import type { WaitingRoomOptions, QueueingSend } from "./waitingRoom.ts"
import { waitingRoom } from "./waitingRoom.ts"

/** How patience is had: in the waiting room, and where a captcha is wanted. */
export interface SendPolicyOptions extends WaitingRoomOptions {
  readonly promptForCaptcha: PromptForCaptcha
}

/** Makes a way to send a patient one. */
export type SendPolicy = (send: Send) => QueueingSend

/**
 * Sends with all the patience there is: the waiting room of a full shop, reads made again when it is out of order, and
 * captchas.
 */
export function sendPolicy(send: Send, rules: SendPolicyOptions): QueueingSend {
  return withCaptchaPrompt(retryReads(waitingRoom(send, rules)), rules.promptForCaptcha)
}
