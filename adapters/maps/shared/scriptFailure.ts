import * as Effect from "effect/Effect"
import { MapUnavailable } from "../../../application/location/MapPort.ts"

/**
 * Runs the loading of a script, and fails with the reason: `blocked` when the page's security policy reported a
 * violation by the script's origin, or by its Trusted Types policy, meanwhile, otherwise `network`.
 */
export function withScriptFailure<E>(
  origin: string,
  loading: Effect.Effect<void, E>,
  page: Document = globalThis.document,
): Effect.Effect<void, MapUnavailable> {
  return Effect.suspend(() => {
    let isBlocked = false
    const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(origin) || blockedURI.startsWith("trusted-types")) isBlocked = true
    }
    page.addEventListener("securitypolicyviolation", note)
    return loading.pipe(
      Effect.mapError(() => new MapUnavailable({ reason: isBlocked ? "blocked" : "network" })),
      Effect.ensuring(Effect.sync(() => page.removeEventListener("securitypolicyviolation", note))),
    )
  })
}
