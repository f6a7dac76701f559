import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { BackendFailureReason } from "../../../application/shared/BackendError.ts"
import type { BackendAnswer } from "./BackendAnswer.ts"

/**
 * Why an answer is no success. What puts it into words is fetched with the first that is none: most pages meet only
 * successes.
 */
export const reasonOfFailure = Effect.fnUntraced(function* (
  answer: BackendAnswer,
): Effect.fn.Return<BackendFailureReason> {
  const moment = { now: yield* Clock.currentTimeMillis, random: yield* Random.next }
  const reason = yield* Effect.promise(() =>
    import("./failureReason.ts").then(
      ({ failureReason }) => failureReason(answer, moment),
      (): BackendFailureReason => ({ _tag: "Unreachable" }),
    ),
  )
  return reason ?? { _tag: "ContractMismatch", path: "", expected: "another answer" }
})
