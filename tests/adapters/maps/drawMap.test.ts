// @vitest-environment happy-dom
import { describe, expect, it } from "vitest"
import { drawMap } from "../../../adapters/maps/shared/drawMap.ts"
import type { MapCanvas } from "../../../adapters/maps/shared/MapCanvas.ts"
import { FOUND_ADDRESS_ZOOM } from "../../../domain/location/mapView.ts"

/** A canvas of the world that records its markers and the boxes that it fits. */
function aCanvas() {
  const titles: string[] = []
  const fitted: unknown[] = []
  const canvas: MapCanvas = {
    attribution: [],
    view: () => ({ center: { latitude: 0, longitude: 0 }, zoom: FOUND_ADDRESS_ZOOM }),
    bounds: () => ({ south: -85, west: -180, north: 85, east: 180 }),
    show: () => undefined,
    fit: (bounds, maxZoom) => void fitted.push([bounds, maxZoom]),
    panTo: () => undefined,
    add: (_, title) => {
      titles.push(title)
      return { setFace: () => undefined, remove: () => undefined }
    },
    openInfo: () => undefined,
    closeInfo: () => undefined,
    listen: () => undefined,
    remove: () => undefined,
  }
  return { canvas, titles, fitted }
}

const marker = (name: string, latitude: number, longitude: number) => ({
  id: name,
  name,
  lines: [],
  point: { latitude, longitude },
})

describe("a drawn map", () => {
  it("F152 leaves out markers whose position is none, and fits the others up to zoom 17", () => {
    const { canvas, titles, fitted } = aCanvas()
    drawMap(
      canvas,
      {
        elementId: "map",
        markers: [
          marker("Madrid", 40.4, -3.7),
          marker("Nowhere", Number.NaN, 0),
          marker("Beyond", 91, 0),
          marker("Sevilla", 37.4, -6),
        ],
        towns: [],
        language: "en",
        onSelect: () => undefined,
        onFailure: () => undefined,
      },
      { staticHost: "", notify: (deliver) => deliver() },
    )
    expect(titles.toSorted()).toEqual(["Madrid", "Sevilla"])
    expect(fitted).toEqual([[{ south: 37.4, north: 40.4, west: -6, east: -3.7 }, 17]])
  })
})
