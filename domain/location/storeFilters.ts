import { foldName } from "./Geocoding.ts"
import { isOpen } from "./OpeningHours.ts"
import type { PhysicalStore, StoreService } from "./PhysicalStore.ts"
import { STORE_SERVICES } from "./PhysicalStore.ts"

/** Filters of a list of physical stores. All of them apply. */
export interface StoreFilters {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string
  /** A state or province: its ISO 3166-2 code without the country, or its name. */
  readonly administrativeArea?: string
  /** Services that a store must all have; `pickup` hands out orders. */
  readonly services?: readonly StoreService[]
  /** Only stores that are open at the time of the search. */
  readonly isOpenNow?: boolean
}

/** Returns the stores that satisfy all filters at a time in milliseconds since 1970, in their order. */
export function filterStores<S extends PhysicalStore>(
  stores: readonly S[],
  { countryCode, administrativeArea, services = [], isOpenNow = false }: StoreFilters,
  moment: number,
): readonly S[] {
  const country = countryCode?.toUpperCase()
  const area = administrativeArea === undefined ? undefined : foldName(administrativeArea)
  return stores.filter(
    (store) =>
      (country === undefined || store.countryCode.toUpperCase() === country) &&
      (area === undefined ||
        [store.stateCode, store.stateName].some((name) => name !== undefined && foldName(name) === area)) &&
      services.every((service) => store.services.includes(service)) &&
      (!isOpenNow || isOpen(store.openingHours, moment)),
  )
}

/** Returns the filters in the parameters of an address; unknown values are ignored (R20). */
export function storeFiltersFrom({
  services = "",
  open,
  area,
}: Readonly<Partial<Record<string, string>>>): StoreFilters {
  const named = services.split(",")
  const wanted = STORE_SERVICES.filter((service) => named.includes(service))
  return {
    ...(wanted.length === 0 ? {} : { services: wanted }),
    ...(open === "now" ? { isOpenNow: true } : {}),
    ...(area === undefined || area.trim() === "" ? {} : { administrativeArea: area }),
  }
}
