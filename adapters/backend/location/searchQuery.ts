import type { DropPointSearch, ProximityOptions, PhysicalStoreSearch } from "../../../domain/location/PlaceSearch.ts"
import { whenDefined } from "../http/whenDefined.ts"

/** Returns the query parameters of a proximity search. */
function nearnessQuery({ point, min, max, radiusKilometres }: ProximityOptions) {
  return {
    ...whenDefined(point, ({ latitude, longitude }) => ({ latitude, longitude })),
    ...whenDefined(min, (least) => ({ min: least })),
    ...whenDefined(max, (most) => ({ max: most })),
    ...whenDefined(radiusKilometres, (radioMax) => ({ radioMax })),
  }
}

/** A blank search text is left out. */
const searchText = (text: string | undefined) =>
  whenDefined(text?.trim() === "" ? undefined : text, (search) => ({ search }))

export function physicalStoreQuery(search: PhysicalStoreSearch) {
  return {
    ...searchText(search.searchText),
    ...nearnessQuery(search),
    ...whenDefined(search.lastStores, (lastStores) => ({ lastStores })),
    ...whenDefined(search.favouriteStores, (favouriteStores) => ({ favouriteStores })),
  }
}

export function dropPointQuery(search: DropPointSearch) {
  return {
    ...searchText(search.searchText),
    ...nearnessQuery(search),
    ...whenDefined(search.zipCode, (zipCode) => ({ zipCode })),
    ...whenDefined(search.city, (city) => ({ city })),
    ...whenDefined(search.provinceIso, (provinceIso) => ({ provinceIso })),
    ...whenDefined(search.countryCode, (countryCode) => ({ countryCode })),
    ...whenDefined(search.courierId, (courierId) => ({ courierId })),
    ...whenDefined(search.favouritePoint, (favouritePoint) => ({ favouritePoint })),
    ...whenDefined(search.lastPoints, (lastPoints) => ({ lastPoints })),
    ...whenDefined(search.showAll, (showAll) => ({ showAll })),
  }
}
