import * as Effect from "effect/Effect"
import type { Send } from "./sendRequest.ts"
import type { SendPolicy } from "./sendPolicy.ts"
import type { QueueingSend } from "./waitingRoom.ts"

/** With these a shop asks for a call to be made later, or, 422, with a captcha. */
const RETRYABLE_STATUSES = [422, 429, 502, 503, 504]

/**
 * Sends with a patience that is fetched when the shop is first full, out of order or in doubt whether a person is
 * there: hardly a page ever needs it. Where it cannot be fetched the refusal is the answer.
 */
export function lazySendPolicy(send: Send, sendPolicy: () => Promise<SendPolicy>): Send {
  let policySend: QueueingSend | undefined
  return (request, limits) =>
    policySend?.(request, limits) ??
    Effect.flatMap(send(request, limits), (first) =>
      !RETRYABLE_STATUSES.includes(first.status)
        ? Effect.succeed(first)
        : Effect.flatMap(
            Effect.promise(() =>
              sendPolicy().then(
                (fetched) => (policySend ??= fetched(send)),
                () => undefined,
              ),
            ),
            (fetched) => fetched?.(request, limits, first) ?? Effect.succeed(first),
          ),
    )
}
