import * as Effect from "effect/Effect"
import type { Send } from "./sendRequest.ts"
import type { WaitingRoomRules, WaitingSend } from "./waitingRoom.ts"

/** The waiting room, fetched when the backend first has a queue: hardly a page ever needs it. Where it cannot be fetched the refusal is the answer. */
export function lazyWaitingRoom(send: Send, rules: WaitingRoomRules): Send {
  let room: WaitingSend | undefined
  return (request, limits) => room?.(request, limits) ?? Effect.flatMap(send(request, limits), (first) =>
    first.status !== 429 ? Effect.succeed(first) : Effect.flatMap(
      Effect.promise(() => import("./waitingRoom.ts").then(({ waitingRoom }) => (room ??= waitingRoom(send, rules)), () => undefined)),
      (fetched) => fetched?.(request, limits, first) ?? Effect.succeed(first),
    ))
}
