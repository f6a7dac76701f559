import type { GeoBounds, GeoPoint } from "../../../domain/location/GeoPoint.ts"
import type { MapView } from "../../../domain/location/mapView.ts"

/** The image of a marker, or the number of places of a cluster. */
export type MarkerFace =
  | { readonly image: string; readonly isSelected: boolean }
  | { readonly count: number; readonly text: string }

/** A marker that is drawn. */
export interface CanvasMarker {
  readonly setFace: (face: MarkerFace) => void
  readonly remove: () => void
}

/** The drawing operations that differ between the providers; `drawMap` does all else. */
export interface MapCanvas {
  readonly attribution: readonly string[]
  readonly view: () => MapView
  /** The visible area. */
  readonly bounds: () => GeoBounds
  readonly show: (view: MapView) => void
  readonly fit: (bounds: GeoBounds, maxZoom: number) => void
  readonly panTo: (point: GeoPoint) => void
  readonly add: (point: GeoPoint, title: string, face: MarkerFace, onPress: () => void) => CanvasMarker
  /** Opens the only info window at a point. */
  readonly openInfo: (point: GeoPoint, content: HTMLElement) => void
  readonly closeInfo: () => void
  /** Calls back after each movement of the view, and when the customer closes the info window. */
  readonly listen: (listeners: { readonly onMoved: () => void; readonly onInfoClosed: () => void }) => void
  readonly remove: () => void
}
