import type { DropPointSearch, ProximityOptions, PhysicalStoreSearch } from "../../../domain/location/PlaceSearch.ts"
import { given } from "../http/whenDefined.ts"

/** Returns the query parameters of a proximity search. */
function nearnessQuery({ point, min, max, radiusKilometres }: ProximityOptions) {
  return {
    ...given(point, ({ latitude, longitude }) => ({ latitude, longitude })),
    ...given(min, (least) => ({ min: least })),
    ...given(max, (most) => ({ max: most })),
    ...given(radiusKilometres, (radioMax) => ({ radioMax })),
  }
}

/** A blank search text is left out. */
const words = (text: string | undefined) => given(text?.trim() === "" ? undefined : text, (search) => ({ search }))

export function physicalStoreQuery(search: PhysicalStoreSearch) {
  return {
    ...words(search.words),
    ...nearnessQuery(search),
    ...given(search.lastStores, (lastStores) => ({ lastStores })),
    ...given(search.favouriteStores, (favouriteStores) => ({ favouriteStores })),
  }
}

export function dropPointQuery(search: DropPointSearch) {
  return {
    ...words(search.words),
    ...nearnessQuery(search),
    ...given(search.zipCode, (zipCode) => ({ zipCode })),
    ...given(search.city, (city) => ({ city })),
    ...given(search.provinceIso, (provinceIso) => ({ provinceIso })),
    ...given(search.countryCode, (countryCode) => ({ countryCode })),
    ...given(search.courierId, (courierId) => ({ courierId })),
    ...given(search.favouritePoint, (favouritePoint) => ({ favouritePoint })),
    ...given(search.lastPoints, (lastPoints) => ({ lastPoints })),
    ...given(search.showAll, (showAll) => ({ showAll })),
  }
}
