/// <reference types="google.maps" preserve="true" />
import { importLibrary } from "@googlemaps/js-api-loader"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { GeocodingPort } from "../../../application/location/GeocodingPort.ts"
import type { GeocodedPlace } from "../../../domain/location/Geocoding.ts"
import { providerCountry, selectGeocoded } from "../../../domain/location/Geocoding.ts"
import type { MapLoader } from "../shared/mapLoader.ts"

/** Geocoding by the global provider. Any failure is no result (S8). */
export function googleGeocoding(library: Pick<MapLoader, "load">, language: string): GeocodingPort["Service"] {
  return {
    geocode: (request) =>
      library.load.pipe(
        Effect.andThen(
          Effect.tryPromise(async () => {
            const { Geocoder } = await importLibrary("geocoding")
            const { results } = await new Geocoder().geocode({
              language,
              ...("address" in request
                ? { address: request.address }
                : { location: { lat: request.point.latitude, lng: request.point.longitude } }),
              ...("address" in request && request.countryCode !== undefined
                ? { componentRestrictions: { country: providerCountry(request.countryCode) } }
                : {}),
            })
            return selectGeocoded(results.map(toPlace), request)
          }),
        ),
        Effect.map(Option.fromUndefinedOr),
        Effect.catch(() => Effect.succeed(Option.none<GeocodedPlace>())),
      ),
  }
}

function toPlace(result: google.maps.GeocoderResult): GeocodedPlace {
  const part = (type: string) => result.address_components.find(({ types }) => types.includes(type))
  const state = part("administrative_area_level_1")
  // Spain reports its provinces, by which the Canary Islands are told apart, as the second level.
  const province = part("administrative_area_level_2")
  const area = part("country")?.short_name === "ES" ? (province ?? state) : state
  const city = part("locality") ?? part("postal_town")
  const zipCode = part("postal_code")
  return {
    point: { latitude: result.geometry.location.lat(), longitude: result.geometry.location.lng() },
    name: result.formatted_address,
    countryCode: part("country")?.short_name ?? "",
    ...(area === undefined ? {} : { stateCode: area.short_name, stateName: area.long_name }),
    ...(city === undefined ? {} : { city: city.long_name }),
    ...(zipCode === undefined ? {} : { zipCode: zipCode.long_name }),
  }
}
