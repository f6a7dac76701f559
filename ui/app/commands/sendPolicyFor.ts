import { browserSendPolicy } from "../../../adapters/composition/browserSendPolicy.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import { WAITING_ROOM_RETRIES } from "../../../domain/session/QueuePosition.ts"
import type { WaitingState } from "../../runtime/waitingState.ts"
import type { StoreContext } from "./StoreContext.ts"

/**
 * What a page does where the shop is full, or wants a captcha: both over the page that is open, and both fetched when
 * they happen.
 */
export function sendPolicyFor(
  waiting: WaitingState,
  root: BrowserRoot,
  scope: StoreContext,
): ReturnType<typeof browserSendPolicy> {
  return browserSendPolicy({
    maxRetries: WAITING_ROOM_RETRIES,
    onQueuePosition: waiting.show,
    previousAttempts: waiting.tries,
    onGiveUp: waiting.giveUp,
    promptForCaptcha: async (question) =>
      (await import("./promptForCaptcha.tsx")).promptForCaptcha(root, scope, question),
  })
}
