import type { GeoPoint } from "./GeoPoint.ts"

/** The shown part of a map. Zoom 0 is the whole world; each level doubles the scale. */
export interface MapView {
  readonly center: GeoPoint
  readonly zoom: number
}

/** Zoom without markers and without a found address (S9). */
export const DEFAULT_ZOOM = 5
/** Maximum zoom when all markers are fitted into the map (S9). */
export const MAX_FIT_ZOOM = 17
/** Zoom of a place that the Chinese provider's search found (S9). */
export const CHINA_SEARCH_ZOOM = 18
/** Zoom of a found address (S9). */
export const FOUND_ADDRESS_ZOOM = 15
/** Initial view of the Chinese provider (S9): Beijing. */
export const BEIJING_VIEW: MapView = { center: { latitude: 39.915, longitude: 116.404 }, zoom: DEFAULT_ZOOM }

/** Metres per pixel at zoom 0 on the equator. */
const EQUATOR_METRES_PER_PIXEL = 156_543.034
/** Half of the width of a small map, in pixels. */
const HALF_WIDTH = 160

/**
 * Returns the view around a found place that reaches a distance in metres: at most the zoom of a found address, at
 * least the default.
 */
export function viewAround(center: GeoPoint, metres: number): MapView {
  const scale = EQUATOR_METRES_PER_PIXEL * Math.cos((center.latitude * Math.PI) / 180) * HALF_WIDTH
  const zoom = Math.floor(Math.log2(scale / Math.max(1, metres)))
  return { center, zoom: Math.min(FOUND_ADDRESS_ZOOM, Math.max(DEFAULT_ZOOM, zoom)) }
}
