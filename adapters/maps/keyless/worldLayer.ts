import type { FeatureCollection } from "geojson"
import type { GeoJSON, PathOptions } from "leaflet"
import type { Topology } from "topojson-specification"
import coarse from "world-atlas/countries-110m.json?url"
import fine from "world-atlas/countries-50m.json?url"

/** Zoom from which the finer borders are drawn; their data is five times as large. */
const FINE_ZOOM = 5
/** Names of the style properties of the map's colours, with the fallbacks for an element without them. */
const COLORS = { land: ["--map-land", "#efebe3"], border: ["--map-border", "#85796a"] } as const

/** Fetches a file of the build; passed by the composition root. */
export type FetchFile = (address: string) => Promise<Response>

/** Land and borders from the data that ships with the product (Natural Earth, public domain). */
export interface WorldLayer {
  readonly layer: GeoJSON
  /** Loads finer borders for a zoom that needs them. */
  readonly prepare: (zoom: number) => void
  readonly remove: () => void
}

/** Loads the coarse borders, and draws them in the colours of the page's theme. */
export async function worldLayer(
  leaflet: typeof import("leaflet"),
  element: HTMLElement,
  fetchFile: FetchFile,
): Promise<WorldLayer> {
  const { feature } = await import("topojson-client")
  const countries = async (address: string): Promise<FeatureCollection> => {
    const topology = await readTopology(address, fetchFile)
    const object = topology.objects["countries"]
    const found = object === undefined ? undefined : feature(topology, object)
    return found?.type === "FeatureCollection" ? found : { type: "FeatureCollection", features: [] }
  }
  const style = (): PathOptions => ({
    fillColor: colorOf(element, ...COLORS.land),
    fillOpacity: 1,
    color: colorOf(element, ...COLORS.border),
    weight: 0.75,
  })
  const layer = leaflet.geoJSON(await countries(coarse), { style, interactive: false })
  let isFine = false
  const prepare = (zoom: number) => {
    if (isFine || zoom < FINE_ZOOM) return
    isFine = true
    // The coarse borders remain when the finer ones cannot be fetched.
    countries(fine).then(
      (detailed) => {
        layer.clearLayers()
        layer.addData(detailed)
      },
      () => (isFine = false),
    )
  }
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"].map((query) =>
    globalThis.matchMedia(query),
  )
  const restyle = () => void layer.setStyle(style())
  for (const query of queries) query.addEventListener("change", restyle)
  return {
    layer,
    prepare,
    remove: () => {
      for (const query of queries) query.removeEventListener("change", restyle)
    },
  }
}

async function readTopology(address: string, fetchFile: FetchFile): Promise<Topology> {
  const response = await fetchFile(address)
  const data: unknown = response.ok ? await response.json() : undefined
  if (!isTopology(data)) throw new Error(`${address} has no map data`)
  return data
}

/** Whether a file of the build is map data: the build and its data are one release. */
function isTopology(data: unknown): data is Topology {
  return typeof data === "object" && data !== null && "type" in data && data.type === "Topology"
}

/** A colour of the theme, resolved as the page resolves it; canvases know no style properties. */
function colorOf(element: HTMLElement, name: string, fallback: string): string {
  const probe = element.appendChild(document.createElement("span"))
  probe.style.color = `var(${name}, ${fallback})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color === "" ? fallback : color
}
