import type { Stores } from "../catalog/Stores.ts"
import { parseAddress } from "../http/parseAddress.ts"
import type { ProviderPlaces } from "./ProviderPlaces.ts"

const REDIRECT_HOSTS = "PAYMENT_REDIRECT_HOSTS"

/** The stores, whose payments may also lead to the simulated providers where those have an origin of their own. */
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

/** A host as the list has it; the whole origin where that is not https at its own port. */
const hostOf = (address: string): string => {
  const url = parseAddress(address)
  return url?.protocol === "https:" && url.port === "" ? url.hostname : address
}
