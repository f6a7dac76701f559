import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { UserLocation } from "../../domain/location/UserLocation.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Approximate location of a visitor. */
export class LocationGateway extends Context.Service<
  LocationGateway,
  {
    /** Location reported by the CDN edge, otherwise the store's country; never a lookup of the IP address. */
    readonly detectUserLocation: Effect.Effect<UserLocation, BackendError>
  }
>()("LocationGateway") {}
