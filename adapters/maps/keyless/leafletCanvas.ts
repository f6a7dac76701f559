import type { Map as LeafletMap, Marker } from "leaflet"
import { CHINA_SEARCH_ZOOM } from "../../../domain/location/mapView.ts"
import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import type { MapTiles } from "../../../domain/location/mapProvider.ts"
import type { MapTown } from "../../../application/location/MapPort.ts"
import type { MapCanvas, MarkerFace } from "../shared/MapCanvas.ts"
import { CLUSTER_PIXELS, MARKER_PIXELS } from "../shared/markerSizes.ts"
import { drawTowns } from "./drawTowns.ts"
import type { WorldLayer } from "./worldLayer.ts"

type Leaflet = typeof import("leaflet")

const MIN_ZOOM = 2
const SELECTED_ON_TOP = 1000
const [WIDTH, HEIGHT] = MARKER_PIXELS

/** A map of Leaflet: the tiles of a server, or land, borders and towns. */
export function leafletCanvas(
  leaflet: Leaflet,
  element: HTMLElement,
  ground: { readonly tiles: MapTiles } | { readonly world: WorldLayer; readonly towns: readonly MapTown[] },
): MapCanvas {
  const map = leaflet.map(element, {
    // The page has buttons of its own; Leaflet's are markup in strings, which Trusted Types forbid.
    zoomControl: false,
    attributionControl: false,
    // Keyboards use the list.
    keyboard: false,
    preferCanvas: true,
    worldCopyJump: true,
    minZoom: MIN_ZOOM,
    maxZoom: CHINA_SEARCH_ZOOM,
  })
  if ("tiles" in ground) leaflet.tileLayer(ground.tiles.url, { maxZoom: CHINA_SEARCH_ZOOM }).addTo(map)
  else ground.world.layer.addTo(map)
  const popup = leaflet.popup({ closeButton: false, autoPanPadding: [64, 16], offset: [0, 6 - HEIGHT] })
  const resized = new ResizeObserver(() => map.invalidateSize())
  resized.observe(element)
  return {
    attribution: "tiles" in ground ? ["Leaflet", ground.tiles.attribution] : ["Leaflet", "Natural Earth"],
    view: () => ({ center: pointOf(map.getCenter().wrap()), zoom: map.getZoom() }),
    bounds: () => {
      const bounds = map.getBounds()
      const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()]
      return { south, west, north, east }
    },
    show: ({ center, zoom }) => void map.setView([center.latitude, center.longitude], zoom),
    fit: ({ south, west, north, east }, maxZoom) =>
      void map.fitBounds(
        [
          [south, west],
          [north, east < west ? east + 360 : east],
        ],
        { maxZoom, padding: [40, 40] },
      ),
    panTo: ({ latitude, longitude }) => void map.panTo([latitude, longitude]),
    add: (point, title, face, onPress) => {
      const marker = leaflet
        .marker([point.latitude, point.longitude], { icon: iconOf(leaflet, face), title, alt: title, keyboard: false })
        .on("click", onPress)
        .addTo(map)
      return { setFace: (next) => void setFace(leaflet, marker, next), remove: () => void marker.remove() }
    },
    openInfo: ({ latitude, longitude }, content) =>
      void popup.setLatLng([latitude, longitude]).setContent(content).openOn(map),
    closeInfo: () => void popup.close(),
    listen: ({ onMoved, onInfoClosed }) => {
      map.on("moveend", onMoved)
      map.on("click", onInfoClosed)
      if ("world" in ground) keepDetails(leaflet, map, ground)
    },
    remove: () => {
      resized.disconnect()
      if ("world" in ground) ground.world.remove()
      map.remove()
    },
  }
}

/** Loads finer borders and draws the names of towns as the view moves. */
function keepDetails(
  leaflet: Leaflet,
  map: LeafletMap,
  { world, towns }: { readonly world: WorldLayer; readonly towns: readonly MapTown[] },
): void {
  const names = leaflet.layerGroup().addTo(map)
  map.on("moveend", () => {
    world.prepare(map.getZoom())
    drawTowns(leaflet, map, names, towns)
  })
}

function setFace(leaflet: Leaflet, marker: Marker, face: MarkerFace): void {
  marker.setIcon(iconOf(leaflet, face))
  marker.setZIndexOffset("image" in face && face.isSelected ? SELECTED_ON_TOP : 0)
}

function iconOf(leaflet: Leaflet, face: MarkerFace) {
  if ("image" in face)
    return leaflet.icon({ iconUrl: face.image, iconSize: [WIDTH, HEIGHT], iconAnchor: [WIDTH / 2, HEIGHT] })
  const html = document.createElement("span")
  html.textContent = face.text
  return leaflet.divIcon({ html, className: "map-cluster", iconSize: [...CLUSTER_PIXELS] })
}

function pointOf({ lat, lng }: { readonly lat: number; readonly lng: number }): GeoPoint {
  return { latitude: lat, longitude: lng }
}
