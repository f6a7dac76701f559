import { useMemo } from "react"
import type { PhysicalStore } from "../../../domain/location/PhysicalStore.ts"
import { placeUrl } from "../../../domain/location/placeUrl.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { shopPages } from "../../runtime/pages/useShopPages.ts"

/** Addresses of the pages of physical stores. */
export interface StorePageAddresses {
  readonly locator: (parameters?: PageAddress["parameters"]) => PageAddress
  readonly detail: (store: Pick<PhysicalStore, "id" | "name">) => PageAddress
  readonly city: (city: { readonly id: string; readonly name: string }, countryCode: string) => PageAddress
  readonly country: (countryCode: string) => PageAddress
}

export function useStorePages(): StorePageAddresses {
  const frame = useFrame()
  return useMemo(() => {
    const { page } = shopPages(frame)
    return {
      locator: (parameters) => page("ItxStoreLocatorPage", parameters),
      detail: ({ id, name }) => page("ItxStoreDetailPage", { physicalStoreId: id, storeUrl: placeUrl(name) }),
      city: ({ id, name }, countryCode) =>
        page("ItxStoreCityPage", { cityId: id, cityUrl: placeUrl(name), countryCode: countryCode.toLowerCase() }),
      country: (countryCode) => page("ItxStoreCountryPage", { countryCode: countryCode.toLowerCase() }),
    }
  }, [frame])
}
