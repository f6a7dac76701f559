import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { BackendErrorReason } from "../../../../application/shared/BackendError.ts"
import type { BackendResponse } from "./BackendResponse.ts"
import { backendErrorReason } from "./backendErrorReason.ts"

/** Returns the reason of a response that is known to be a failure. */
export const errorReasonOf = Effect.fnUntraced(function* (
  response: BackendResponse,
): Effect.fn.Return<BackendErrorReason> {
  const timing = { now: yield* Clock.currentTimeMillis, random: yield* Random.next }
  return backendErrorReason(response, timing) ?? { _tag: "ContractMismatch", path: "", expected: "another answer" }
})
