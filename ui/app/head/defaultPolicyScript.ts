import type { StoreScope } from "../../../application/store/StoreScope.ts"
import { DEFAULT_POLICY, mapProvider } from "../../../domain/location/mapProvider.ts"

/** The only markup that Leaflet assigns as a string: a test for SVG, when its module is evaluated. */
const LEAFLET_TEST = "<svg/>"

/**
 * Returns the first script of pages of a store with the keyless map; `undefined` for other stores. It creates the
 * page's default Trusted Types policy, which accepts Leaflet's test for SVG and no other string: assigning one throws,
 * as without a policy. A page allows one default policy only, so no later script can create one that accepts more.
 */
export function defaultPolicyScript(
  { configuration, countryCode }: StoreScope["Service"]["store"],
  origin: string,
): string | undefined {
  const parse = (address: string) => (URL.canParse(address, origin) ? new URL(address, origin) : undefined)
  if (mapProvider(configuration, countryCode, parse).provider !== "keyless") return undefined
  return `window.trustedTypes?.createPolicy("${DEFAULT_POLICY}",{createHTML:t=>t==="${LEAFLET_TEST}"?t:null})`
}
