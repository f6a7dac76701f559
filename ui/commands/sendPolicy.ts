import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { CaptchaFormOperation } from "../../adapters/composition/browserSendPolicy.ts"
import { browserSendPolicy } from "../../adapters/composition/browserSendPolicy.ts"
import { createCaptchaQueue } from "../../application/catalog/createCaptchaQueue.ts"
import { WAITING_ROOM_RETRIES } from "../../domain/session/QueuePosition.ts"
import type { CommandBase, CommandConfig } from "./CommandBase.ts"

/** Operations whose forms show a captcha among their fields. */
const HANDLED_BY_FORMS = [
  "saveAddress",
  "registerUser",
  "login",
  "socialLogin",
  "changePassword",
  "setPasswordLogon",
  "setEmailLogon",
  "updateEmail",
  "resetPassword",
  "sendValidationCode",
  "validatePhone",
  "createBooking",
  "subscribeStockNotification",
  "confirmStockNotification",
  "sendToAFriend",
] as const satisfies readonly CaptchaFormOperation[]
/** Called while the customer types; without a result the page continues. */
const HANDLED_WHILE_TYPING = "existUser" satisfies CaptchaFormOperation
const NEVER_PROMPTED: ReadonlySet<string> = new Set([...HANDLED_BY_FORMS, HANDLED_WHILE_TYPING])

/**
 * Handles a full shop (waiting room) and a required captcha, both shown over the current page and loaded on first use.
 */
export function createSendPolicy(
  base: CommandBase,
  { waiting, showCaptcha }: CommandConfig,
): ReturnType<typeof browserSendPolicy> {
  const inTurn = createCaptchaQueue()
  return browserSendPolicy({
    maxRetries: WAITING_ROOM_RETRIES,
    onQueuePosition: waiting.show,
    previousAttempts: waiting.tries,
    onGiveUp: waiting.giveUp,
    promptForCaptcha: async ({ operation, round, signal }) => {
      if (NEVER_PROMPTED.has(operation)) return undefined
      const { open } = (await import("./captcha.ts")).captchaCommands(base)
      const show = Effect.promise(() => showCaptcha({ open, isAgain: round > 0, signal }))
      const solved = inTurn(Effect.map(show, Option.fromUndefinedOr), () => signal.aborted)
      return Option.getOrUndefined(await Effect.runPromise(solved))
    },
  })
}
