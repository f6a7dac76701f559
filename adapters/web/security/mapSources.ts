import { DEFAULT_POLICY, mapProvider } from "../../../domain/location/mapProvider.ts"
import { storeOf } from "../settings/configurationOf.ts"
import { parseAddress } from "../parseAddress.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/** Sources that a store's map provider adds to the security policy, by directive. */
export interface MapSources {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly style: readonly string[]
  readonly font: readonly string[]
  readonly image: readonly string[]
  /** Names of the Trusted Types policies that its script creates. */
  readonly trustedTypes: readonly string[]
}

/** Of a page without a map. */
export const NO_MAP_SOURCES: MapSources = { script: [], connect: [], style: [], font: [], image: [], trustedTypes: [] }

/** Listed in https://developers.google.com/maps/documentation/javascript/content-security-policy. */
const GOOGLE: MapSources = {
  script: ["https://maps.googleapis.com"],
  connect: ["https://*.googleapis.com", "https://*.gstatic.com"],
  style: ["https://fonts.googleapis.com"],
  font: ["https://fonts.gstatic.com"],
  image: [],
  trustedTypes: ["@googlemaps/js-api-loader", "google-maps-api-loader", "google-maps-api#html", "lit-html"],
}

/**
 * Returns the sources of a store's map provider. Only those of the configured provider are allowed: the provider's
 * script is loaded with the map, and never without one.
 */
export async function mapSources(
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
  ownOrigin: string,
): Promise<MapSources> {
  const store = await storeOf(programs, storeId)
  if (store === undefined) return NO_MAP_SOURCES
  const provider = mapProvider(store.configuration, "", (address) => parseAddress(address, ownOrigin))
  switch (provider.provider) {
    case "global":
      return GOOGLE
    case "china": {
      const origin = foreignOrigin(provider.script, ownOrigin)
      return { ...NO_MAP_SOURCES, script: origin, connect: origin, style: origin }
    }
    case "keyless":
      return {
        ...NO_MAP_SOURCES,
        image: provider.tiles === undefined ? [] : tileOrigin(provider.tiles.url),
        trustedTypes: [DEFAULT_POLICY],
      }
  }
}

function foreignOrigin(address: string, ownOrigin: string): readonly string[] {
  const { origin } = new URL(address)
  return origin === new URL(ownOrigin).origin ? [] : [origin]
}

/** Images by https are allowed from everywhere; a tile server by http must be named. */
function tileOrigin(url: string): readonly string[] {
  const origin = /^http:\/\/[a-z0-9.:-]+(?=\/)/i.exec(url)?.[0]
  return origin === undefined ? [] : [origin]
}
