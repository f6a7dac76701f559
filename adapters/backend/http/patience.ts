import { readAgain } from "./readAgain.ts"
import type { Send } from "./sendRequest.ts"
import type { WaitingRoomRules, WaitingSend } from "./waitingRoom.ts"
import { waitingRoom } from "./waitingRoom.ts"

/** Sends with all the patience there is: the waiting room of a full shop, and reads made again when it is out of order. */
export function patience(send: Send, rules: WaitingRoomRules): WaitingSend {
  return readAgain(waitingRoom(send, rules))
}
