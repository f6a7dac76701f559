import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { GeocodedPlace, GeocodeRequest } from "../../domain/location/Geocoding.ts"

/**
 * Finds the position of an address and the place at a position. Implemented by the gazetteer of the product and by each
 * provider of maps.
 */
export class GeocodingPort extends Context.Service<
  GeocodingPort,
  {
    /**
     * Returns the best result in the requested country and administrative area. None without such a result and after
     * any failure or timeout of a provider (S8); it never fails.
     */
    readonly geocode: (request: GeocodeRequest) => Effect.Effect<Option.Option<GeocodedPlace>>
  }
>()("GeocodingPort") {}
