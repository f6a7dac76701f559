import type { GeoPoint } from "./GeoPoint.ts"
import { toGeoPoint } from "./GeoPoint.ts"

/** Country and administrative area of the results of a geocoding request. */
export interface GeocodeScope {
  /** ISO 3166-1 alpha-2, or `IC` for the Canary Islands. */
  readonly countryCode?: string
  /** A state or province: its ISO 3166-2 code without the country, or its name. */
  readonly administrativeArea?: string
}

/** A request by address or by position. An address may be a town or a postal code alone. */
export type GeocodeRequest = ({ readonly address: string } | { readonly point: GeoPoint }) & GeocodeScope

/** The place of an address or of a position. */
export interface GeocodedPlace {
  readonly point: GeoPoint
  /** A readable name, such as `Salamanca, Madrid` or a formatted address. */
  readonly name: string
  /** ISO 3166-1 alpha-2, or `IC` for the Canary Islands. */
  readonly countryCode: string
  /** ISO 3166-2 without the country. */
  readonly stateCode?: string
  readonly stateName?: string
  readonly city?: string
  readonly zipCode?: string
}

/** The Canary Islands, reserved in ISO 3166-1 and used by customs and carriers, since they are outside the EU's VAT. */
const CANARY_ISLANDS = "IC"
const SPAIN = "ES"
/** Provinces of the Canary Islands by code, and both with the islands' own region as providers spell them. */
const CANARY_AREAS: ReadonlySet<string> = new Set([
  "gc",
  "tf",
  "cn",
  "las palmas",
  "santa cruz de tenerife",
  "canarias",
  "islas canarias",
  "canary islands",
])
/** Postal codes of both provinces. */
const CANARY_ZIP_CODE = /^(35|38)\d{3}$/

/**
 * Returns the country under which a provider of maps knows a country of the shop: Spain for the Canary Islands, which
 * have no country code there.
 */
export function providerCountry(countryCode: string): string {
  const code = countryCode.toUpperCase()
  return code === CANARY_ISLANDS ? SPAIN : code
}

/** Returns the place with the country `IC` when it is Spanish and in the Canary Islands, otherwise unchanged. */
export function withCanaryIslands(place: GeocodedPlace): GeocodedPlace {
  const { countryCode, stateCode, stateName, zipCode } = place
  if (countryCode !== SPAIN) return place
  const isThere =
    [stateCode, stateName].some((area) => area !== undefined && CANARY_AREAS.has(foldName(area))) ||
    (zipCode !== undefined && CANARY_ZIP_CODE.test(zipCode))
  return isThere ? { ...place, countryCode: CANARY_ISLANDS } : place
}

/**
 * Returns the first valid result of a provider in the requested country and area, or `undefined`. A Spanish result in
 * the Canary Islands has the country `IC`; it is a result for Spain too, since Spanish stores are there. Positions that
 * are none (NaN, a latitude of 91°) are left out (F152).
 */
export function selectGeocoded(
  results: readonly GeocodedPlace[],
  { countryCode, administrativeArea }: GeocodeScope,
): GeocodedPlace | undefined {
  const country = countryCode?.toUpperCase()
  const area = administrativeArea === undefined ? undefined : foldName(administrativeArea)
  return results
    .filter(({ point }) => toGeoPoint(point.latitude, point.longitude) !== undefined)
    .map(withCanaryIslands)
    .find(
      (place) =>
        (country === undefined || place.countryCode === country || providerCountry(place.countryCode) === country) &&
        (area === undefined ||
          [place.stateCode, place.stateName].some((name) => name !== undefined && foldName(name) === area)),
    )
}

/** Returns a name in lower case without accents and outer spaces. */
export const foldName = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .trim()
