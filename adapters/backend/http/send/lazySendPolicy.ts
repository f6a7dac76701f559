import * as Effect from "effect/Effect"
import type { Send } from "./sendRequest.ts"
import type { SendPolicy } from "./sendPolicy.ts"
import type { QueueingSend } from "./waitingRoom.ts"

/** Statuses that ask for a later call or, for 422, a captcha. */
const RETRYABLE_STATUSES = [422, 429, 502, 503, 504]

/**
 * Loads `sendPolicy` on the first response that asks for a retry, a queue or a captcha: few pages need it. When loading
 * fails, the refusal is returned.
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
