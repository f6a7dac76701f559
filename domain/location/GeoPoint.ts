/** A geographic point in degrees, WGS 84: latitude −90 to 90, longitude −180 to 180. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

/** Smallest box around points; across the antimeridian when `west` is greater than `east`. */
export interface GeoBounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS_METRES = 6_371_008.8
const DEGREES_AROUND = 360

/** Returns the point; `undefined` for values that are no position, such as NaN or a latitude of 91° (F152). */
export function toGeoPoint(latitude: number, longitude: number): GeoPoint | undefined {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** Returns the distance of two points in metres on a sphere; right across the antimeridian too. */
export function metresBetween(one: GeoPoint, other: GeoPoint): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Returns the smallest box around points, `undefined` without points. Of all gaps between neighbouring longitudes the
 * widest is outside, so that points in Fiji and Samoa are not a box around the world.
 */
export function boundsOf(points: readonly GeoPoint[]): GeoBounds | undefined {
  const longitudes = [...new Set(points.map(({ longitude }) => longitude))].toSorted((one, other) => one - other)
  const [first] = longitudes
  const last = longitudes.at(-1)
  if (first === undefined || last === undefined) return undefined
  let [west, east, widest] = [first, last, DEGREES_AROUND - (last - first)]
  for (const [at, longitude] of longitudes.entries()) {
    const next = longitudes[at + 1]
    if (next === undefined || next - longitude <= widest) continue
    ;[west, east, widest] = [next, longitude, next - longitude]
  }
  const latitudes = points.map(({ latitude }) => latitude)
  return { south: Math.min(...latitudes), north: Math.max(...latitudes), west, east }
}
