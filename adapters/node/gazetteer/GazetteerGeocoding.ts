import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { GeocodingPort } from "../../../application/location/GeocodingPort.ts"
import type { GeocodedPlace, GeocodeRequest } from "../../../domain/location/Geocoding.ts"
import { providerCountry, selectGeocoded } from "../../../domain/location/Geocoding.ts"
import { toGeoPoint } from "../../../domain/location/GeoPoint.ts"
import type { CountryGazetteer } from "./gazetteer.ts"
import { placeOfAddress, placeOfPoint, readCountry } from "./gazetteer.ts"

/** An address needs no more characters; longer texts are not searched. */
const MAX_ADDRESS = 512

type CompressedTexts = Readonly<Partial<Record<string, string>>>

let generated: Promise<CompressedTexts> | undefined
const generatedTexts = () =>
  (generated ??= import("./generated/gazetteer.json", { with: { type: "json" } }).then(
    ({ default: file }): CompressedTexts => file,
  ))
const countries = new Map<string, CountryGazetteer>()

/**
 * Geocoding with the towns that the product ships (GeoNames, CC BY 4.0): no key, no network. An address is found by its
 * town, or by its postal code in the United States, Spain and France. Only the requested countries are read, once. A
 * file that cannot be read is logged, and has no results.
 */
export function gazetteerGeocoding(texts: () => Promise<CompressedTexts> = generatedTexts): GeocodingPort["Service"] {
  return {
    geocode: (request) =>
      Effect.tryPromise(async () => find(request, await texts())).pipe(
        Effect.catch((error) => Effect.as(Effect.logWarning("The gazetteer cannot be read", error), undefined)),
        Effect.map(Option.fromNullishOr),
      ),
  }
}

function find(request: GeocodeRequest, texts: CompressedTexts): GeocodedPlace | undefined {
  const scope = {
    ...(request.countryCode === undefined ? {} : { countryCode: request.countryCode }),
    ...(request.administrativeArea === undefined ? {} : { administrativeArea: request.administrativeArea }),
  }
  const codes = request.countryCode === undefined ? Object.keys(texts) : [providerCountry(request.countryCode)]
  const known = codes.flatMap((code) => countryOf(code, texts[code]))
  if ("point" in request) {
    const point = toGeoPoint(request.point.latitude, request.point.longitude)
    const place = point === undefined ? undefined : placeOfPoint(known, point)
    return place === undefined ? undefined : selectGeocoded([place], scope)
  }
  if (request.address.length > MAX_ADDRESS) return undefined
  const places = known.flatMap((country) => placeOfAddress(country, request.address, request.administrativeArea) ?? [])
  return selectGeocoded(places, scope)
}

function countryOf(code: string, compressed: string | undefined): readonly CountryGazetteer[] {
  const known = countries.get(code)
  if (known !== undefined) return [known]
  if (compressed === undefined) return []
  const country = readCountry(code, compressed)
  countries.set(code, country)
  return [country]
}
