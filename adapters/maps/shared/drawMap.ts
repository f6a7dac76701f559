import Supercluster from "supercluster"
import type { DrawnMap, MapMarker, MapRequest } from "../../../application/location/MapPort.ts"
import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import { boundsOf, toGeoPoint } from "../../../domain/location/GeoPoint.ts"
import { DEFAULT_ZOOM, MAX_FIT_ZOOM } from "../../../domain/location/mapView.ts"
import type { MapView } from "../../../domain/location/mapView.ts"
import type { MarkerImage } from "../../../domain/location/markerSelection.ts"
import { markerImageAddress, selectMarker } from "../../../domain/location/markerSelection.ts"
import type { CanvasMarker, MapCanvas, MarkerFace } from "./MapCanvas.ts"

/** Distance in pixels within which places form a cluster. */
const CLUSTER_PIXELS = 56
/** Part of the view around it whose markers are drawn, so that a short pan shows no gap. */
const MARGIN = 0.25
const CENTER: MapView = { center: { latitude: 30, longitude: 10 }, zoom: DEFAULT_ZOOM }

/** Settings of a store's maps. */
export interface MapSettings {
  /** Host of the marker images; empty: the page's own. */
  readonly staticHost: string
  /** The view without markers. */
  readonly emptyView?: MapView
}

interface MapDrawing extends MapSettings {
  /** Whether notifications of the library are delivered (`MapLoader`). */
  readonly notify: (deliver: () => void) => void
}

interface Drawn {
  readonly marker: CanvasMarker
  /** Absent for a cluster. */
  readonly id?: string
}

/**
 * Draws markers on a provider's canvas: clusters of near places, one selected marker, and its info window. Only
 * markers in and near the view are drawn.
 */
export function drawMap(canvas: MapCanvas, request: MapRequest, drawing: MapDrawing): DrawnMap {
  const number = new Intl.NumberFormat(`${request.language}-u-nu-latn`)
  const drawn = new Map<string, Drawn>()
  let places = new Map<string, MapMarker>()
  let clusters = clustersOf([])
  let selected: string | undefined
  let isRemoved = false

  const faceOf = ({ staticUrl = drawing.staticHost }: MapMarker, image: MarkerImage): MarkerFace => ({
    image: markerImageAddress(staticUrl, image),
    isSelected: image === "on",
  })
  const press = (id: string | undefined) => drawing.notify(() => request.onSelect(id))

  const addPlace = (place: MapMarker): Drawn => ({
    id: place.id,
    marker: canvas.add(place.point, place.name, faceOf(place, place.id === selected ? "on" : "off"), () =>
      press(place.id),
    ),
  })
  const addCluster = (id: number, point: GeoPoint, count: number): Drawn => ({
    marker: canvas.add(point, number.format(count), { count, text: number.format(count) }, () =>
      drawing.notify(() => canvas.show({ center: point, zoom: clusters.getClusterExpansionZoom(id) })),
    ),
  })

  /** Draws the markers of the view, and keeps those that are drawn already. */
  const redraw = () => {
    if (isRemoved) return
    const wanted = new Map<string, () => Drawn>()
    for (const { id, geometry, properties } of clusters.getClusters(
      widened(canvas.bounds()),
      Math.round(canvas.view().zoom),
    )) {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if ("cluster" in properties) {
        const { point_count: count } = properties
        const clusterId = Number(id)
        wanted.set(`cluster ${clusterId}`, () => addCluster(clusterId, { latitude, longitude }, count))
      } else wanted.set(properties.place.id, () => addPlace(properties.place))
    }
    // The selected marker is never inside a cluster.
    const open = selected === undefined ? undefined : places.get(selected)
    if (open !== undefined) wanted.set(open.id, () => addPlace(open))
    for (const [key, { marker }] of drawn)
      if (!wanted.has(key)) {
        marker.remove()
        drawn.delete(key)
      }
    for (const [key, add] of wanted) if (!drawn.has(key)) drawn.set(key, add())
  }

  const select = (id: string | undefined) => {
    if (isRemoved) return
    const next = id !== undefined && places.has(id) ? id : undefined
    const change = selectMarker(selected, next)
    selected = next
    redraw()
    for (const { id: changed, image } of change.images) {
      const place = places.get(changed)
      if (place !== undefined) drawn.get(changed)?.marker.setFace(faceOf(place, image))
    }
    const place = change.infoOf === undefined ? undefined : places.get(change.infoOf)
    if (place === undefined) return canvas.closeInfo()
    if (change.panTo !== undefined && !isInside(canvas, place.point)) canvas.panTo(place.point)
    canvas.openInfo(place.point, infoOf(place))
  }

  const showMarkers = (markers: readonly MapMarker[], view?: MapView) => {
    if (isRemoved) return
    const valid = markers.filter(({ point }) => toGeoPoint(point.latitude, point.longitude) !== undefined)
    places = new Map(valid.map((place) => [place.id, place]))
    clusters = clustersOf(valid)
    for (const { marker } of drawn.values()) marker.remove()
    drawn.clear()
    if (selected !== undefined && !places.has(selected)) select(undefined)
    const bounds = boundsOf(valid.map(({ point }) => point))
    if (view !== undefined) canvas.show(view)
    else if (bounds === undefined) canvas.show(drawing.emptyView ?? CENTER)
    else canvas.fit(bounds, MAX_FIT_ZOOM)
    redraw()
  }

  canvas.listen({ onMoved: redraw, onInfoClosed: () => press(undefined) })
  showMarkers(request.markers, request.view)
  return {
    attribution: canvas.attribution,
    showMarkers: (markers) => showMarkers(markers),
    select,
    show: (view) => {
      if (!isRemoved) canvas.show(view)
    },
    zoomBy: (levels) => {
      if (isRemoved) return
      const { center, zoom } = canvas.view()
      canvas.show({ center, zoom: zoom + levels })
    },
    remove: () => {
      if (isRemoved) return
      isRemoved = true
      canvas.remove()
    },
  }
}

function clustersOf(places: readonly MapMarker[]): Supercluster<{ readonly place: MapMarker }> {
  return new Supercluster<{ readonly place: MapMarker }>({ radius: CLUSTER_PIXELS, maxZoom: MAX_FIT_ZOOM - 1 }).load(
    places.map((place) => ({
      type: "Feature",
      properties: { place },
      geometry: { type: "Point", coordinates: [place.point.longitude, place.point.latitude] },
    })),
  )
}

/** The view with a margin. Areas across the antimeridian are searched on both sides by the library. */
function widened({ south, west, north, east }: ReturnType<MapCanvas["bounds"]>): [number, number, number, number] {
  const width = (east < west ? east + 360 - west : east - west) * MARGIN
  const height = (north - south) * MARGIN
  return [west - width, Math.max(-90, south - height), east + width, Math.min(90, north + height)]
}

function isInside(canvas: MapCanvas, { latitude, longitude }: GeoPoint): boolean {
  const { south, west, north, east } = canvas.bounds()
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  return latitude >= south && latitude <= north && isBetween
}

/** The content of an info window. Names and addresses are text, never markup. */
function infoOf({ name, lines }: MapMarker): HTMLElement {
  const content = document.createElement("div")
  const title = document.createElement("strong")
  title.textContent = name
  content.append(title)
  for (const line of lines) {
    const text = document.createElement("div")
    text.textContent = line
    content.append(text)
  }
  content.dir = "auto"
  return content
}
