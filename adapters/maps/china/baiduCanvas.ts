import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import type { MapCanvas, MarkerFace } from "../shared/MapCanvas.ts"
import { CLUSTER_PIXELS, clusterImage, MARKER_PIXELS } from "../shared/markerSizes.ts"
import type { BaiduLibrary, BaiduPoint } from "./BaiduLibrary.ts"

/** A map of the Chinese provider. Its attribution is part of the map. */
export function baiduCanvas(library: BaiduLibrary, element: HTMLElement): MapCanvas {
  const map = new library.Map(element)
  const toPoint = ({ latitude, longitude }: GeoPoint) => new library.Point(longitude, latitude)
  let onInfoClosed: () => void = () => undefined
  let isClosing = false
  const iconOf = (face: MarkerFace) => {
    const [width, height] = "image" in face ? MARKER_PIXELS : CLUSTER_PIXELS
    return new library.Icon("image" in face ? face.image : clusterImage(face.text), new library.Size(width, height), {
      anchor: new library.Size(width / 2, "image" in face ? height : height / 2),
    })
  }
  return {
    attribution: [],
    view: () => ({ center: fromPoint(map.getCenter()), zoom: map.getZoom() }),
    bounds: () => {
      const [southWest, northEast] = [map.getBounds().getSouthWest(), map.getBounds().getNorthEast()]
      return { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng }
    },
    show: ({ center, zoom }) => map.centerAndZoom(toPoint(center), zoom),
    fit: ({ south, west, north, east }, maxZoom) => {
      const { center, zoom } = map.getViewport([new library.Point(west, south), new library.Point(east, north)])
      map.centerAndZoom(center, Math.min(zoom, maxZoom))
    },
    panTo: (point) => map.panTo(toPoint(point)),
    add: (point, title, face, onPress) => {
      const marker = new library.Marker(toPoint(point), { icon: iconOf(face), title })
      marker.addEventListener("click", onPress)
      map.addOverlay(marker)
      return { setFace: (next) => marker.setIcon(iconOf(next)), remove: () => map.removeOverlay(marker) }
    },
    openInfo: (point, content) => {
      const info = new library.InfoWindow(content, { offset: new library.Size(0, -MARKER_PIXELS[1]) })
      info.addEventListener("close", () => {
        if (!isClosing) onInfoClosed()
      })
      // Opening another info window closes this one, which is no wish of the customer.
      isClosing = true
      map.openInfoWindow(info, toPoint(point))
      isClosing = false
    },
    closeInfo: () => {
      isClosing = true
      map.closeInfoWindow()
      isClosing = false
    },
    listen: (listeners) => {
      map.addEventListener("moveend", listeners.onMoved)
      map.addEventListener("zoomend", listeners.onMoved)
      onInfoClosed = listeners.onInfoClosed
    },
    remove: () => element.replaceChildren(),
  }
}

function fromPoint({ lng, lat }: BaiduPoint): GeoPoint {
  return { latitude: lat, longitude: lng }
}
