import * as Effect from "effect/Effect"
import type { BackendAnswer } from "./BackendAnswer.ts"
import type { Send } from "./sendRequest.ts"
import type { WaitingRoomRules, WaitingSend } from "./waitingRoom.ts"

/**
 * Patience with a shop that is full or out of order, fetched when it is first needed: hardly a page ever needs it. Where it cannot be
 * fetched the refusal is the answer.
 */
export function lazyPatience(send: Send, rules: WaitingRoomRules): Send {
  let patient: WaitingSend | undefined
  return (request, limits) => patient?.(request, limits) ?? Effect.flatMap(send(request, limits), (first) =>
    !isRefused(first) ? Effect.succeed(first) : Effect.flatMap(
      Effect.promise(() => import("./patience.ts").then(({ patience }) => (patient ??= patience(send, rules)), () => undefined)),
      (fetched) => fetched?.(request, limits, first) ?? Effect.succeed(first),
    ))
}

/** Whether the shop asks for a call to be made later: 429, 502, 503, 504. */
function isRefused({ status }: BackendAnswer): boolean {
  return status === 429 || (status > 501 && status < 505)
}
