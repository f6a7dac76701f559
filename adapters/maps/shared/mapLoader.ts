import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type { MapUnavailable } from "../../../application/location/MapPort.ts"
import type { MapLoadingEvent, MapLoadingState } from "../../../domain/location/mapLoading.ts"
import { mapLoadingStep } from "../../../domain/location/mapLoading.ts"

/** Loads a library once for all callers. */
export interface MapLoader {
  readonly load: Effect.Effect<void, MapUnavailable>
  /** Runs a notification of the library, which is ignored until the library is ready. */
  readonly notify: (deliver: () => void) => void
}

/**
 * Loads a map library by `start`, along the table of `mapLoadingStep`: callers during an attempt wait for it; after a
 * failure the next caller starts another. A caller that is interrupted does not end the attempt of the others.
 */
export function mapLoader(start: Effect.Effect<void, MapUnavailable>): MapLoader {
  let state: MapLoadingState = "notLoaded"
  let waiting = Deferred.makeUnsafe<void, MapUnavailable>()
  const take = (event: MapLoadingEvent) => {
    const step = mapLoadingStep(state, event)
    state = step.state
    return step.action
  }
  const attempt = start.pipe(
    Effect.exit,
    Effect.flatMap((exit) => {
      const callers = waiting
      const action = take(exit._tag === "Success" ? "loaded" : "failed")
      return action === "ignore" ? Effect.void : Effect.asVoid(Deferred.done(callers, exit))
    }),
  )
  return {
    load: Effect.suspend(() => {
      switch (take("load")) {
        case "complete":
          return Effect.void
        case "start":
          waiting = Deferred.makeUnsafe()
          return Effect.andThen(Effect.forkDetach(attempt), Deferred.await(waiting))
        default:
          return Deferred.await(waiting)
      }
    }),
    notify: (deliver) => {
      if (take("notify") === "deliver") deliver()
    },
  }
}
