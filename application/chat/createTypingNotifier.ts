import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Queue from "effect/Queue"
import { TYPING_TIMEOUT_MS } from "../../domain/chat/chatLimits.ts"
import { ChatConnection } from "./ChatConnection.ts"

/** What a participant does in the text field of a room. */
export interface TypingNotifier {
  /** To be run at each key press. */
  readonly pressed: Effect.Effect<void>
  /** To be run when a message is sent, which ends typing for the others without a notice. */
  readonly sent: Effect.Effect<void>
}

/** Actions that wait to be handled; further ones replace the oldest. */
const CAPACITY = 4

/**
 * Creates the notifier of a room. The other participants get one notice when typing begins, and one 2,000 ms after the
 * last key press, however fast the keys are pressed. Ends with the scope.
 */
export const createTypingNotifier = Effect.fn("chat.createTypingNotifier")(function* (roomJid: string) {
  const connection = yield* ChatConnection
  const actions = yield* Queue.sliding<keyof TypingNotifier>(CAPACITY)
  const notify = (isTyping: boolean) =>
    Effect.catch(connection.sendTyping(roomJid, isTyping), (error) =>
      Effect.logDebug("A typing notice was not sent", error.message),
    )
  const untilQuiet = Effect.gen(function* () {
    if ((yield* Queue.take(actions)) === "sent") return
    yield* notify(true)
    while (true) {
      const action = yield* Effect.timeoutOption(Queue.take(actions), TYPING_TIMEOUT_MS)
      if (Option.isNone(action)) return yield* notify(false)
      if (action.value === "sent") return
    }
  })
  yield* Effect.forkScoped(Effect.forever(untilQuiet))
  const notifier: TypingNotifier = {
    pressed: Effect.asVoid(Queue.offer(actions, "pressed")),
    sent: Effect.asVoid(Queue.offer(actions, "sent")),
  }
  return notifier
})
