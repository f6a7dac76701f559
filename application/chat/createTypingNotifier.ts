import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import { TYPING_TIMEOUT_MS } from "../../domain/chat/chatLimits.ts"
import { ChatConnection } from "./ChatConnection.ts"

/**
 * Returns an effect to be run at each key press in a room. The other participants get one notice when typing begins,
 * and one 2,000 ms after the last key press, however fast the keys are pressed. Ends with the scope.
 */
export const createTypingNotifier = Effect.fn("chat.createTypingNotifier")(function* (roomJid: string) {
  const connection = yield* ChatConnection
  const presses = yield* Queue.sliding<"pressed">(1)
  const notify = (isTyping: boolean) =>
    Effect.catch(connection.sendTyping(roomJid, isTyping), (error) =>
      Effect.logDebug("A typing notice was not sent", error.message),
    )
  const untilQuiet = Effect.gen(function* () {
    yield* Queue.take(presses)
    yield* notify(true)
    while ((yield* Effect.timeoutOption(Queue.take(presses), TYPING_TIMEOUT_MS))._tag === "Some");
    yield* notify(false)
  })
  yield* Effect.forkScoped(Effect.forever(untilQuiet))
  return Effect.asVoid(Queue.offer(presses, "pressed"))
})
