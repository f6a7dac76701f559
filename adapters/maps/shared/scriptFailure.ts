import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { MapUnavailable } from "../../../application/location/MapPort.ts"

/**
 * A library that works after a violation, of a part that it does without, is ready by then. Without this limit, one
 * that does not notice that its script was not inserted would load forever.
 */
const AFTER_VIOLATION = Duration.seconds(5)

/**
 * Runs the loading of a script for at most `limit`, and fails with the reason: `blocked` when the page's security
 * policy reported a violation by the script's origin, or by its Trusted Types policy, meanwhile, otherwise `network`.
 */
export function withScriptFailure<E>(
  origin: string,
  limit: Duration.Duration,
  loading: Effect.Effect<void, E>,
  page: Document = globalThis.document,
): Effect.Effect<void, MapUnavailable> {
  return Effect.suspend(() => {
    const violated = Deferred.makeUnsafe<void>()
    const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(origin) || blockedURI.startsWith("trusted-types"))
        Deferred.doneUnsafe(violated, Exit.void)
    }
    const failure = Effect.suspend(() =>
      Effect.fail(new MapUnavailable({ reason: Deferred.isDoneUnsafe(violated) ? "blocked" : "network" })),
    )
    page.addEventListener("securitypolicyviolation", note)
    return loading.pipe(
      Effect.catch(() => failure),
      Effect.raceFirst(
        Deferred.await(violated).pipe(Effect.andThen(Effect.sleep(AFTER_VIOLATION)), Effect.andThen(failure)),
      ),
      Effect.timeoutOrElse({ duration: limit, orElse: () => failure }),
      Effect.ensuring(Effect.sync(() => page.removeEventListener("securitypolicyviolation", note))),
    )
  })
}
