import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { DropPointSearch } from "../../domain/location/PlaceSearch.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { findDeliveryPoints } from "./findPlaces.ts"
import { GeocodingPort } from "./GeocodingPort.ts"

/** A search for drop points, lockers and stores with pickup. */
export interface DropPointsNearSearch extends DropPointSearch {
  /** A town, a postal code or an address; used when the search has no point of its own. */
  readonly place?: string
}

/**
 * Searches delivery points around a town, a postal code, an address or a position, those that accept parcels first.
 * Words that are no place search names and addresses. Fails with `PlaceSearchRefused` before any call of the backend
 * when the search breaks a rule, and with `BackendError`.
 */
export const dropPointsNear = Effect.fn("location.dropPointsNear")(function* (near: DropPointsNearSearch) {
  const { place = "", ...search } = near
  const address = place.trim()
  if (search.point !== undefined || address === "") return yield* findDeliveryPoints(search)
  const { store } = yield* StoreScope
  const found = yield* (yield* GeocodingPort).geocode({
    address,
    countryCode: store.countryCode,
    ...(search.provinceIso === undefined ? {} : { administrativeArea: search.provinceIso.replace(/^[A-Z]{2}-/u, "") }),
  })
  return yield* findDeliveryPoints(
    Option.match(found, {
      onNone: () => ({ ...search, searchText: address }),
      onSome: ({ point }) => ({ ...search, point }),
    }),
  )
})
