import type { AskForCaptcha } from "./AskForCaptcha.ts"
import { askingForCaptcha } from "./askingForCaptcha.ts"
import { readAgain } from "./readAgain.ts"
import type { Send } from "./sendRequest.ts"
import type { WaitingRoomRules, WaitingSend } from "./waitingRoom.ts"
import { waitingRoom } from "./waitingRoom.ts"

/** How patience is had: in the waiting room, and where a captcha is wanted. */
export interface PatienceRules extends WaitingRoomRules {
  readonly askForCaptcha: AskForCaptcha
}

/** Makes a way to send a patient one. */
export type Patience = (send: Send) => WaitingSend

/**
 * Sends with all the patience there is: the waiting room of a full shop, reads made again when it is out of order, and
 * captchas.
 */
export function patience(send: Send, rules: PatienceRules): WaitingSend {
  return askingForCaptcha(readAgain(waitingRoom(send, rules)), rules.askForCaptcha)
}
