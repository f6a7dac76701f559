import type { LayerGroup, Map as LeafletMap } from "leaflet"
import type { MapTown } from "../../../application/location/MapPort.ts"

/** Size in pixels of the cells that have at most one name. */
const CELL = { width: 110, height: 28 }

/** Beside a cluster at the same point. */
const LABEL_ANCHOR: [number, number] = [-22, 8]

/** Draws the names of the towns in view; of near towns only the first. */
export function drawTowns(
  leaflet: typeof import("leaflet"),
  map: LeafletMap,
  names: LayerGroup,
  towns: readonly MapTown[],
): void {
  names.clearLayers()
  const view = map.getBounds()
  const taken = new Set<string>()
  for (const { name, point } of towns) {
    const place = leaflet.latLng(point.latitude, point.longitude)
    if (!view.contains(place)) continue
    const { x, y } = map.latLngToContainerPoint(place)
    const cell = `${Math.floor(x / CELL.width)} ${Math.floor(y / CELL.height)}`
    if (taken.has(cell)) continue
    taken.add(cell)
    const text = document.createElement("span")
    text.textContent = name
    text.dir = "auto"
    names.addLayer(
      leaflet.marker(place, {
        icon: leaflet.divIcon({ html: text, className: "map-town", iconSize: undefined, iconAnchor: LABEL_ANCHOR }),
        interactive: false,
        keyboard: false,
      }),
    )
  }
}
