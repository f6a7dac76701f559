import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { UserLocation } from "../../domain/location/UserLocation.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Where a visitor seems to be. */
export class LocationGateway extends Context.Service<
  LocationGateway,
  {
    /** What the edge in front of the backend says, or the country of the store; never looked up by address. */
    readonly detectUserLocation: Effect.Effect<UserLocation, BackendError>
  }
>()("LocationGateway") {}
