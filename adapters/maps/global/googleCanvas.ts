/// <reference types="google.maps" preserve="true" />
import type { MapCanvas, MarkerFace } from "../shared/MapCanvas.ts"
import { CLUSTER_PIXELS, clusterImage, MARKER_PIXELS } from "../shared/markerSizes.ts"

/** The parts of the library that draw a map. */
export interface GoogleParts {
  readonly maps: google.maps.MapsLibrary
  readonly markers: google.maps.MarkerLibrary
  readonly core: google.maps.CoreLibrary
}

/** A map of the global provider. Its attribution is part of the map. */
export function googleCanvas({ maps, markers, core }: GoogleParts, element: HTMLElement): MapCanvas {
  const map = new maps.Map(element, {
    clickableIcons: false,
    fullscreenControl: false,
    mapTypeControl: false,
    streetViewControl: false,
    zoomControl: false,
    // Keyboards use the list.
    keyboardShortcuts: false,
    colorScheme: globalThis.matchMedia("(prefers-color-scheme: dark)").matches ? "DARK" : "LIGHT",
  })
  const info = new maps.InfoWindow()
  const iconOf = (face: MarkerFace): google.maps.Icon => {
    const [width, height] = "image" in face ? MARKER_PIXELS : CLUSTER_PIXELS
    return {
      url: "image" in face ? face.image : clusterImage(face.text),
      scaledSize: new core.Size(width, height),
      anchor: new core.Point(width / 2, "image" in face ? height : height / 2),
    }
  }
  return {
    attribution: [],
    view: () => {
      const center = map.getCenter()
      return { center: { latitude: center?.lat() ?? 0, longitude: center?.lng() ?? 0 }, zoom: map.getZoom() ?? 0 }
    },
    bounds: () => {
      const { south, west, north, east } = map.getBounds()?.toJSON() ?? WORLD
      return { south, west, north, east }
    },
    show: ({ center, zoom }) => {
      map.setCenter({ lat: center.latitude, lng: center.longitude })
      map.setZoom(zoom)
    },
    fit: (bounds, maxZoom) => {
      map.setOptions({ maxZoom })
      map.fitBounds(bounds)
      // The cap concerns fitting only: afterwards the customer may zoom further.
      core.event.addListenerOnce(map, "idle", () => map.setOptions({ maxZoom: null }))
    },
    panTo: ({ latitude, longitude }) => map.panTo({ lat: latitude, lng: longitude }),
    add: ({ latitude, longitude }, title, face, onPress) => {
      const marker = new markers.Marker({
        map,
        title,
        position: { lat: latitude, lng: longitude },
        icon: iconOf(face),
        optimized: true,
      })
      marker.addListener("click", onPress)
      return { setFace: (next) => marker.setIcon(iconOf(next)), remove: () => marker.setMap(null) }
    },
    openInfo: ({ latitude, longitude }, content) => {
      info.setContent(content)
      info.setPosition({ lat: latitude, lng: longitude })
      info.setOptions({ pixelOffset: new core.Size(0, -MARKER_PIXELS[1]) })
      info.open({ map, shouldFocus: false })
    },
    closeInfo: () => info.close(),
    listen: ({ onMoved, onInfoClosed }) => {
      map.addListener("idle", onMoved)
      info.addListener("closeclick", onInfoClosed)
    },
    remove: () => {
      core.event.clearInstanceListeners(map)
      element.replaceChildren()
    },
  }
}

const WORLD = { south: -85, west: -180, north: 85, east: 180 }
