import { invalidField } from "../platform/http/Refused.ts"
import { distance, type Point } from "./distance.ts"

const DEFAULT_MAX = 25
const DEFAULT_RADIUS_KM = 50

/** Number of places and the centre of the search. */
export interface ProximityOptions {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Kilometres. */
  readonly radioMax?: number | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

export interface PlacedRow<Row> {
  readonly row: Row
  /** Distance from the point of the call in whole metres; absent without a point. */
  readonly metres?: number
}

/** Fails with 400 when only one of latitude and longitude is present, or min exceeds max. */
export const requireNearness = ({ latitude, longitude, min = 0, max = DEFAULT_MAX }: ProximityOptions): void => {
  if (latitude === undefined && longitude !== undefined)
    throw invalidField("latitude", "required", "latitude and longitude go together.")
  if (latitude !== undefined && longitude === undefined)
    throw invalidField("longitude", "required", "latitude and longitude go together.")
  if (min > max) throw invalidField("min", "maximum", "min must not be more than max.")
}

/**
 * Returns the places of a search: those marked as `first`, then the nearest ones, at most `max`.
 *
 * *Details.* With a point, places beyond the radius are left out, except those marked as first and those needed to
 * reach `min`. Without a point the order of the rows is unchanged.
 */
export const nearestPlaces = <Row extends Point>(
  rows: readonly Row[],
  near: ProximityOptions,
  first: (row: Row) => boolean,
): readonly PlacedRow<Row>[] => {
  const { latitude, longitude, min = 0, max = DEFAULT_MAX, radioMax = DEFAULT_RADIUS_KM } = near
  const favouritesFirst = (one: Row, other: Row): number => Number(first(other)) - Number(first(one))
  if (latitude === undefined || longitude === undefined)
    return [...rows]
      .sort(favouritesFirst)
      .slice(0, max)
      .map((row) => ({ row }))
  const origin = { lat: latitude, lng: longitude }
  const placed = rows
    .map((row) => ({ row, metres: Math.round(distance(origin, row)) }))
    .sort((one, other) => favouritesFirst(one.row, other.row) || one.metres - other.metres)
  const within = placed.filter(({ row, metres }) => first(row) || metres <= radioMax * 1_000)
  return (within.length >= min ? within : placed.slice(0, min)).slice(0, max)
}
