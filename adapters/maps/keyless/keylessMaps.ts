import * as Effect from "effect/Effect"
import type { MapPort } from "../../../application/location/MapPort.ts"
import { MapUnavailable } from "../../../application/location/MapPort.ts"
import type { MapProvider } from "../../../domain/location/mapProvider.ts"
import type { MapSettings } from "../shared/drawMap.ts"
import { drawMap } from "../shared/drawMap.ts"
import { elementOf } from "../shared/elementOf.ts"
import { mapLoader } from "../shared/mapLoader.ts"
import { leafletCanvas } from "./leafletCanvas.ts"
import ownStyles from "./keylessMap.css?url"
import leafletStyles from "leaflet/dist/leaflet.css?url"
import type { FetchFile } from "./worldLayer.ts"
import { worldLayer } from "./worldLayer.ts"

/** Zoom of a view without streets: closer, it would be empty. */
const MAX_VIEW_ZOOM = 10

/** The map without a key (R14): Leaflet, with data of the product or a configured tile server. */
export function keylessMaps(
  { tiles }: Extract<MapProvider, { readonly provider: "keyless" }>,
  settings: MapSettings,
  fetchFile: FetchFile,
  page: Document = globalThis.document,
): MapPort["Service"] {
  let leaflet: typeof import("leaflet") | undefined
  const network = () => new MapUnavailable({ reason: "network" })
  const start = Effect.gen(function* () {
    if (page.createElement("canvas").getContext("2d") === null)
      return yield* new MapUnavailable({ reason: "unsupported" })
    const [loaded] = yield* Effect.tryPromise({
      try: () => Promise.all([import("leaflet"), loadStyles(page, leafletStyles), loadStyles(page, ownStyles)]),
      catch: network,
    })
    leaflet = loaded.default
  })
  const { load, notify } = mapLoader(start)
  return {
    load,
    draw: Effect.fnUntraced(function* (request) {
      yield* load
      const element = yield* elementOf(request.elementId, page)
      const library = leaflet
      if (library === undefined) return yield* network()
      const ground =
        tiles === undefined
          ? {
              world: yield* Effect.tryPromise({ try: () => worldLayer(library, element, fetchFile), catch: network }),
              towns: request.towns ?? [],
            }
          : { tiles }
      const { view } = request
      const shown =
        view === undefined || tiles !== undefined
          ? request
          : { ...request, view: { ...view, zoom: Math.min(view.zoom, MAX_VIEW_ZOOM) } }
      return drawMap(leafletCanvas(library, element, ground), shown, { ...settings, notify })
    }),
  }
}

/** Loads a style sheet once; it is not part of the page before. */
function loadStyles(page: Document, address: string): Promise<void> {
  if (page.querySelector(`link[href="${address}"]`) !== null) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = page.createElement("link")
    link.rel = "stylesheet"
    link.href = address
    link.addEventListener("load", () => resolve())
    link.addEventListener("error", () => {
      link.remove()
      reject(new Error(`${address} was not loaded`))
    })
    page.head.append(link)
  })
}
