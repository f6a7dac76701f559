import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { GeoPoint } from "../../domain/location/GeoPoint.ts"
import type { MapView } from "../../domain/location/mapView.ts"

/** Why there is no map; the list of places stays usable (F153). */
export const MAP_FAILURES = [
  /** The provider rejected the store's key. */
  "keyRejected",
  /** The page's security policy or an extension of the browser blocked the provider's script. */
  "blocked",
  /** The provider's script or data could not be loaded, or not in time. */
  "network",
  /** The customer has not consented to the provider. */
  "noConsent",
  /** The browser cannot draw the map. */
  "unsupported",
] as const
export type MapFailure = (typeof MAP_FAILURES)[number]

/** A map that cannot be shown. */
export class MapUnavailable extends Schema.TaggedError<MapUnavailable>()("MapUnavailable", {
  reason: Schema.Literals(MAP_FAILURES),
}) {}

/** A place on a map. */
export interface MapMarker {
  readonly id: string
  readonly name: string
  readonly point: GeoPoint
  /** Lines of the info window, below the name. */
  readonly lines: readonly string[]
  /** Base address of its images; absent: that of the country store. */
  readonly staticUrl?: string
}

/** A town whose name a map of the product's own data shows. */
export interface MapTown {
  readonly name: string
  readonly point: GeoPoint
}

/** A map to draw into an element of the page. */
export interface MapRequest {
  /** The `id` of the element. */
  readonly elementId: string
  /** Markers; those with an invalid position are left out. */
  readonly markers: readonly MapMarker[]
  /** Towns, the most important first; providers with maps of their own ignore them. */
  readonly towns?: readonly MapTown[]
  /** The initial view; absent: all markers are fitted, or the provider's default view without markers. */
  readonly view?: MapView
  /** The language of the page, for labels and numbers. */
  readonly language: string
  /** A marker was pressed, or the info window was closed. */
  readonly onSelect: (id: string | undefined) => void
  /** The provider failed after the map was drawn, for example by rejecting its key late. */
  readonly onFailure: (failure: MapUnavailable) => void
}

/** A drawn map. Its methods never fail; after `remove` they do nothing. */
export interface DrawnMap {
  /** Attribution of the map data, which must be visible; empty when the provider shows it itself. */
  readonly attribution: readonly string[]
  /** Replaces the markers and fits them. */
  readonly showMarkers: (markers: readonly MapMarker[]) => void
  /** Selects one marker, or none: its image is `_on`, its info window opens, and the map pans to it when outside. */
  readonly select: (id: string | undefined) => void
  readonly show: (view: MapView) => void
  readonly zoomBy: (levels: number) => void
  readonly remove: () => void
}

/** The map provider of the store. */
export class MapPort extends Context.Service<
  MapPort,
  {
    /**
     * Loads the provider's library: once for all callers. Fails with `MapUnavailable`; the next call then tries again.
     */
    readonly load: Effect.Effect<void, MapUnavailable>
    /** Draws a map, and loads the library before. Fails with `MapUnavailable`. */
    readonly draw: (request: MapRequest) => Effect.Effect<DrawnMap, MapUnavailable>
  }
>()("MapPort") {}
