/** The parts of the Chinese provider's library (`BMap`) that the shop uses. Longitude comes first. */
export interface BaiduPoint {
  readonly lng: number
  readonly lat: number
}

interface BaiduEvents {
  readonly addEventListener: (name: string, listener: () => void) => void
}

export interface BaiduMarker extends BaiduEvents {
  readonly setIcon: (icon: object) => void
}

export interface BaiduMap extends BaiduEvents {
  readonly centerAndZoom: (center: BaiduPoint, zoom: number) => void
  readonly panTo: (center: BaiduPoint) => void
  readonly getCenter: () => BaiduPoint
  readonly getZoom: () => number
  readonly getBounds: () => { readonly getSouthWest: () => BaiduPoint; readonly getNorthEast: () => BaiduPoint }
  readonly getViewport: (points: readonly BaiduPoint[]) => { readonly center: BaiduPoint; readonly zoom: number }
  readonly addOverlay: (marker: BaiduMarker) => void
  readonly removeOverlay: (marker: BaiduMarker) => void
  readonly openInfoWindow: (info: object, point: BaiduPoint) => void
  readonly closeInfoWindow: () => void
}

export interface BaiduAddress {
  readonly province?: string
  readonly city?: string
  readonly district?: string
}

export interface BaiduGeocoder {
  /** Calls back with null without a result. */
  readonly getPoint: (address: string, callback: (point: BaiduPoint | null) => void, city?: string) => void
  readonly getLocation: (
    point: BaiduPoint,
    callback: (
      found: {
        readonly address: string
        readonly addressComponents?: BaiduAddress
        readonly point?: BaiduPoint
      } | null,
    ) => void,
  ) => void
}

export interface BaiduLibrary {
  readonly Map: new (element: HTMLElement) => BaiduMap
  readonly Point: new (longitude: number, latitude: number) => BaiduPoint
  readonly Size: new (width: number, height: number) => object
  readonly Icon: new (address: string, size: object, options: { readonly anchor: object }) => object
  readonly Marker: new (point: BaiduPoint, options: { readonly icon: object; readonly title: string }) => BaiduMarker
  readonly InfoWindow: new (content: HTMLElement, options: { readonly offset: object }) => BaiduEvents
  readonly Geocoder: new () => BaiduGeocoder
}

const CONSTRUCTORS = ["Map", "Point", "Size", "Icon", "Marker", "InfoWindow", "Geocoder"]

/** Returns the library that the provider's script has put into the page; `undefined` when it is incomplete. */
export function baiduLibrary(page: Window & typeof globalThis = globalThis.window): BaiduLibrary | undefined {
  const library: unknown = Reflect.get(page, "BMap")
  return isLibrary(library) ? library : undefined
}

function isLibrary(value: unknown): value is BaiduLibrary {
  return (
    typeof value === "object" &&
    value !== null &&
    CONSTRUCTORS.every((name) => typeof Reflect.get(value, name) === "function")
  )
}
