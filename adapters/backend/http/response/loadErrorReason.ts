import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { BackendErrorReason } from "../../../../application/shared/BackendError.ts"
import type { BackendResponse } from "./BackendResponse.ts"

/** Loads the classification of failures on the first failure: most pages have none. */
export const loadErrorReason = Effect.fnUntraced(function* (
  response: BackendResponse,
): Effect.fn.Return<BackendErrorReason> {
  const moment = { now: yield* Clock.currentTimeMillis, random: yield* Random.next }
  const reason = yield* Effect.promise(() =>
    import("./backendErrorReason.ts").then(
      ({ backendErrorReason }) => backendErrorReason(response, moment),
      (): BackendErrorReason => ({ _tag: "Unreachable" }),
    ),
  )
  return reason ?? { _tag: "ContractMismatch", path: "", expected: "another answer" }
})
