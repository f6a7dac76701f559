import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { GeocodingPort } from "../../../application/location/GeocodingPort.ts"
import type { GeocodedPlace } from "../../../domain/location/Geocoding.ts"
import { selectGeocoded } from "../../../domain/location/Geocoding.ts"
import type { BaiduAddress, BaiduLibrary, BaiduPoint } from "./BaiduLibrary.ts"
import type { ChinaLibrary } from "./chinaLoader.ts"
import { CHINA_TIME_LIMIT } from "./chinaLoader.ts"

const CHINA = "CN"

/** Geocoding by the Chinese provider. A failure, and a search that takes more than 10 s, are no result (S8). */
export function chinaGeocoding({ classes }: Pick<ChinaLibrary, "classes">): GeocodingPort["Service"] {
  return {
    geocode: (request) =>
      classes.pipe(
        Effect.andThen((loaded) =>
          Effect.callback<GeocodedPlace | undefined>((resume) => {
            const done = (place: GeocodedPlace | undefined) => resume(Effect.succeed(place))
            if ("address" in request) searchAddress(loaded, request.address, request.administrativeArea, done)
            else searchPoint(loaded, request.point, done)
          }),
        ),
        Effect.map((place) => selectGeocoded(place === undefined ? [] : [place], request)),
        Effect.timeoutOption(CHINA_TIME_LIMIT),
        Effect.map(Option.filter((place) => place !== undefined)),
        Effect.catchCause(() => Effect.succeed(Option.none<GeocodedPlace>())),
      ),
  }
}

function searchAddress(
  library: BaiduLibrary,
  address: string,
  city: string | undefined,
  done: (place: GeocodedPlace | undefined) => void,
): void {
  const geocoder = new library.Geocoder()
  geocoder.getPoint(
    address,
    (point) => {
      if (point === null) return done(undefined)
      geocoder.getLocation(point, (found) => done(toPlace(point, address, found?.addressComponents)))
    },
    city,
  )
}

function searchPoint(
  library: BaiduLibrary,
  { latitude, longitude }: GeocodedPlace["point"],
  done: (place: GeocodedPlace | undefined) => void,
): void {
  const point = new library.Point(longitude, latitude)
  new library.Geocoder().getLocation(point, (found) =>
    done(found === null ? undefined : toPlace(point, found.address, found.addressComponents)),
  )
}

function toPlace(point: BaiduPoint, name: string, address: BaiduAddress = {}): GeocodedPlace {
  return {
    point: { latitude: point.lat, longitude: point.lng },
    name,
    countryCode: CHINA,
    ...(address.province === undefined ? {} : { stateName: address.province }),
    ...(address.city === undefined ? {} : { city: address.city }),
  }
}
