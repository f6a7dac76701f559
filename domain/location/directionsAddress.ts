import type { GeoPoint } from "./GeoPoint.ts"

/** Returns the address of directions to a place, in a service that works in the region of the store's maps. */
export function directionsAddress(mapsRegion: string | undefined, { latitude, longitude }: GeoPoint): string {
  const point = `${latitude},${longitude}`
  return mapsRegion === "china"
    ? `https://api.map.baidu.com/marker?location=${point}&coord_type=wgs84&output=html`
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point)}`
}
