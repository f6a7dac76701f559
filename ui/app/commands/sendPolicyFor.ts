import { browserSendPolicy } from "../../../adapters/composition/browserSendPolicy.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import { WAITING_ROOM_RETRIES } from "../../../domain/session/QueuePosition.ts"
import type { WaitingState } from "../../runtime/waitingState.ts"
import type { StoreContext } from "./StoreContext.ts"

/**
 * Handles a full shop (waiting room) and a required captcha, both shown over the current page and loaded on first use.
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
