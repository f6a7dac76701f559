/** A geographic point in degrees, WGS 84: latitude −90 to 90, longitude −180 to 180. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}
