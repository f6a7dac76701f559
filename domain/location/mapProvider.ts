import type { ParsedAddress } from "../shared/allowedRedirect.ts"
import { allowedRedirect } from "../shared/allowedRedirect.ts"

/** A tile server of the keyless provider. */
export interface MapTiles {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Attribution that the server's owner requires. */
  readonly attribution: string
}

/** The map provider of a store. */
export type MapProvider =
  | {
      readonly provider: "global"
      readonly key: string
      readonly region: string
      /** Version of the library, such as `weekly` (default) or `3.62`. */
      readonly version: string
      readonly libraries: readonly string[]
    }
  | {
      readonly provider: "china"
      readonly key: string
      /** Address of the library, without its key. */
      readonly script: string
      /** Address of the coordinate conversion. */
      readonly conversion: string
    }
  | { readonly provider: "keyless"; readonly tiles?: MapTiles }

const CHINA_HOST = "api.map.baidu.com"
const CHINA_SCRIPT = `https://${CHINA_HOST}/api?v=3.0`
const CHINA_CONVERSION = `https://${CHINA_HOST}/geoconv/v1/`

/**
 * Returns the map provider of a store's configuration (R14): `MAPS_REGION` is `global` or `china` and needs `MAPS_KEY`;
 * without a key the keyless provider draws the map, with the tiles of `MAPS_TILES_URL` and `MAPS_TILES_ATTRIBUTION` if
 * both are set. `MAPS_LIBRARIES` (a comma list, for example `places`) and `MAPS_VERSION` concern the global provider;
 * `MAPS_SCRIPT_URL` and `MAPS_CONVERSION_URL` on a host of `MAPS_HOSTS` replace the Chinese provider's own.
 */
export function mapProvider(
  configuration: Readonly<Record<string, string>>,
  countryCode: string,
  parse: (address: string) => ParsedAddress | undefined,
): MapProvider {
  const read = (name: string) => configuration[name]?.trim() ?? ""
  const list = (name: string) =>
    read(name)
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== "")
  const key = read("MAPS_KEY")
  if (key !== "" && read("MAPS_REGION") === "global")
    return {
      provider: "global",
      key,
      region: countryCode,
      version: read("MAPS_VERSION") || "weekly",
      libraries: list("MAPS_LIBRARIES"),
    }
  if (key !== "" && read("MAPS_REGION") === "china") {
    const hosts = [CHINA_HOST, ...list("MAPS_HOSTS")]
    const script = allowedRedirect(read("MAPS_SCRIPT_URL") || CHINA_SCRIPT, hosts, parse)
    const conversion = allowedRedirect(read("MAPS_CONVERSION_URL") || CHINA_CONVERSION, hosts, parse)
    if (script !== undefined && conversion !== undefined) return { provider: "china", key, script, conversion }
  }
  const tiles = { url: read("MAPS_TILES_URL"), attribution: read("MAPS_TILES_ATTRIBUTION") }
  const hasTiles = /^https?:\/\/[a-z0-9.:-]+\//i.test(tiles.url) && tiles.attribution !== ""
  return { provider: "keyless", ...(hasTiles ? { tiles } : {}) }
}

/** Path of the frame that converts coordinates for the Chinese provider, on every site of the shop. */
export const COORDINATE_FRAME_PATH = "/maps/coordinates"

/** Name of the Trusted Types policy that pages of stores with the keyless map may create: the page's default policy. */
export const DEFAULT_POLICY = "default"
