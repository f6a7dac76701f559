import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/** The visitor's privacy signals (R18). */
export class TrackingPreference extends Context.Service<
  TrackingPreference,
  { readonly isOptedOut: Effect.Effect<boolean> }
>()("TrackingPreference") {}

/** Runs a report, unless the visitor opted out of tracking; then returns `instead`. */
export function unlessOptedOut<A, E, R>(
  report: Effect.Effect<A, E, R>,
  instead: A,
): Effect.Effect<A, E, R | TrackingPreference> {
  return Effect.flatMap(
    TrackingPreference.use(({ isOptedOut }) => isOptedOut),
    (isOptedOut) => (isOptedOut ? Effect.succeed(instead) : report),
  )
}
