import { citiesOf } from "./citiesOf.ts"

const MAINLAND_CITIES = 8
const MIN_ZOOM = 2
const MAX_ZOOM = 9
const DEGREES_AROUND = 360

/** Returns the centre and zoom level of a country's store map, around its largest cities; none without a city. */
export const mapLocation = (
  countryCode: string,
): { readonly lat: number; readonly lng: number; readonly zoom: number } | undefined => {
  const cities = citiesOf(countryCode).slice(0, MAINLAND_CITIES)
  if (cities.length === 0) return undefined
  const [lats, lngs] = [cities.map(({ lat }) => lat), cities.map(({ lng }) => lng)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  // A view of 360° at zoom 0 halves with each level; twice the extent leaves room around the cities.
  const extent = 2 * Math.max(north - south, east - west, 0.2)
  const zoom = Math.floor(Math.log2(DEGREES_AROUND / extent)) + 1
  return {
    lat: Number(((south + north) / 2).toFixed(3)),
    lng: Number(((west + east) / 2).toFixed(3)),
    zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)),
  }
}
