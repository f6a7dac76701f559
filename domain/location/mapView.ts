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
