import * as Effect from "effect/Effect"
import type { Send } from "./sendRequest.ts"
import type { Patience } from "./patience.ts"
import type { WaitingSend } from "./waitingRoom.ts"

/** With these a shop asks for a call to be made later, or, 422, with a captcha. */
const REFUSED = [422, 429, 502, 503, 504]

/**
 * Sends with a patience that is fetched when the shop is first full, out of order or in doubt whether a person is
 * there: hardly a page ever needs it. Where it cannot be fetched the refusal is the answer.
 */
export function lazyPatience(send: Send, patience: () => Promise<Patience>): Send {
  let patient: WaitingSend | undefined
  return (request, limits) =>
    patient?.(request, limits) ??
    Effect.flatMap(send(request, limits), (first) =>
      !REFUSED.includes(first.status)
        ? Effect.succeed(first)
        : Effect.flatMap(
            Effect.promise(() =>
              patience().then(
                (fetched) => (patient ??= fetched(send)),
                () => undefined,
              ),
            ),
            (fetched) => fetched?.(request, limits, first) ?? Effect.succeed(first),
          ),
    )
}
