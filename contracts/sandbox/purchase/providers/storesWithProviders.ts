import type { Stores } from "../../stores/Stores.ts"
import { parseAddress } from "../../platform/http/parseAddress.ts"
import type { ProviderPlaces } from "../../platform/services/ProviderPlaces.ts"

const REDIRECT_HOSTS = "PAYMENT_REDIRECT_HOSTS"

/** Returns the stores with the providers' origin added to the allowed payment redirects, where they have their own. */
export const storesWithProviders = (stores: Stores, providers: ProviderPlaces | undefined): Stores =>
  providers === undefined
    ? stores
    : {
        ...stores,
        configuration: async (storeId) => {
          const known = await stores.configuration(storeId)
          const hosts = (known.get(REDIRECT_HOSTS) ?? "").split(",").filter((host) => host.trim() !== "")
          return new Map([...known, [REDIRECT_HOSTS, [...hosts, hostOf(providers.url())].join(",")]])
        },
      }

/** Returns the host for the list of redirect hosts; the whole origin when it is not https on the default port. */
const hostOf = (address: string): string => {
  const url = parseAddress(address)
  return url?.protocol === "https:" && url.port === "" ? url.hostname : address
}
