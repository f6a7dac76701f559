import * as Schema from "effect/Schema"
import type { GeoPoint } from "./GeoPoint.ts"

/** Number of places, and the centre of the search. */
export interface ProximityOptions {
  readonly point?: GeoPoint
  /** Minimum number, also from beyond the radius. */
  readonly min?: number
  /** Maximum number, 1 to 100. */
  readonly max?: number
  readonly radiusKilometres?: number
}

/** A search for physical stores. */
export interface PhysicalStoreSearch extends ProximityOptions {
  readonly searchText?: string
  /** Lists the stores of the customer's recent orders first. */
  readonly lastStores?: boolean
  readonly favouriteStores?: boolean
}

/** A search for drop points. */
export interface DropPointSearch extends ProximityOptions {
  readonly searchText?: string
  readonly zipCode?: string
  /** Name or ID of a city. */
  readonly city?: string
  /** ISO 3166-2, with or without the country. */
  readonly provinceIso?: string
  readonly countryCode?: string
  readonly courierId?: string
  readonly favouritePoint?: boolean
  readonly lastPoints?: boolean
  /** Includes those that currently accept no parcels. */
  readonly showAll?: boolean
}

/** A search that breaks rules; each reason has its field and rule. */
export class PlaceSearchRefused extends Schema.TaggedError<PlaceSearchRefused>()("PlaceSearchRefused", {
  reasons: Schema.Array(
    Schema.Struct({ field: Schema.String, rule: Schema.Literals(["range", "tooLong", "zipCode", "countryCode"]) }),
  ),
}) {}

export type PlaceSearchRefusedReason = PlaceSearchRefused["reasons"][number]

const MAX_TEXT = 128
const MAX_PLACES = 100
const MAX_KILOMETRES = 20_000
/**
 * Empty, a dash, or five digits (S5), or the formats of Japan, Poland, Portugal, China and
 * Israel.
 */
const ZIP_CODE = /^(|-|[0-9]{5,7}|[0-9]{2}-[0-9]{3}|[0-9]{3}-[0-9]{4}|[0-9]{4}-[0-9]{3})$/

/** Returns the errors of a search in the order of its fields. */
export function validatePlaceSearch(
  search: PhysicalStoreSearch & DropPointSearch,
): readonly PlaceSearchRefusedReason[] {
  const { point, min = 0, max = MAX_PLACES, radiusKilometres: radius } = search
  const outside = (value: number, least: number, most: number) =>
    !Number.isFinite(value) || value < least || value > most
  return [
    ...check("searchText", "tooLong", [...(search.searchText ?? "")].length > MAX_TEXT),
    ...check("city", "tooLong", [...(search.city ?? "")].length > MAX_TEXT),
    ...check("zipCode", "zipCode", !ZIP_CODE.test(search.zipCode ?? "")),
    ...check(
      "countryCode",
      "countryCode",
      search.countryCode !== undefined && !/^[A-Za-z]{2}$/.test(search.countryCode),
    ),
    ...check("latitude", "range", point !== undefined && outside(point.latitude, -90, 90)),
    ...check("longitude", "range", point !== undefined && outside(point.longitude, -180, 180)),
    ...check("max", "range", !Number.isInteger(max) || outside(max, 1, MAX_PLACES)),
    ...check("min", "range", !Number.isInteger(min) || outside(min, 0, max)),
    ...check("radiusKilometres", "range", radius !== undefined && outside(radius, 0.1, MAX_KILOMETRES)),
  ]
}

function check(
  field: string,
  rule: PlaceSearchRefusedReason["rule"],
  isBroken: boolean,
): readonly PlaceSearchRefusedReason[] {
  return isBroken ? [{ field, rule }] : []
}
