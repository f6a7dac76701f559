import type { StoreScope } from "../../application/store/StoreScope.ts"
import type { MapProvider } from "../../domain/location/mapProvider.ts"
import { mapProvider } from "../../domain/location/mapProvider.ts"

/** The map provider of a store, for the page of a browser. */
export function storeMapProvider({ store: { configuration, countryCode } }: StoreScope["Service"]): MapProvider {
  return mapProvider(configuration, countryCode, (address) => new URL(address, globalThis.location.href))
}
