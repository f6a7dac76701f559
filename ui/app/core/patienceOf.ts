import { browserPatience } from "../../../adapters/composition/browserPatience.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import { WAITING_ROOM_RETRIES } from "../../../domain/session/WaitingPlace.ts"
import type { WaitingState } from "../../runtime/waitingState.ts"
import type { CoreScope } from "./CoreScope.ts"

/**
 * What a page does where the shop is full, or wants a captcha: both over the page that is open, and both fetched when
 * they happen.
 */
export function patienceOf(
  waiting: WaitingState,
  root: BrowserRoot,
  scope: CoreScope,
): ReturnType<typeof browserPatience> {
  return browserPatience({
    maxRetries: WAITING_ROOM_RETRIES,
    onPlace: waiting.show,
    triesBefore: waiting.tries,
    onGivenUp: waiting.giveUp,
    askForCaptcha: async (question) => (await import("./askForCaptcha.tsx")).askForCaptcha(root, scope, question),
  })
}
