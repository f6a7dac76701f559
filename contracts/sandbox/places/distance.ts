/** A point on the earth in degrees, WGS 84. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

const EARTH_RADIUS_M = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Distance in metres between two points (haversine). */
export const distance = (one: Point, other: Point): number => {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(one.lat, other.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng)
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}
