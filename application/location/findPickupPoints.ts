import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { DeliveryPoint } from "../../domain/location/DropPoint.ts"
import type { GeoPoint } from "../../domain/location/GeoPoint.ts"
import type { OpeningToday } from "../../domain/location/openingToday.ts"
import { openingToday } from "../../domain/location/openingToday.ts"
import type { PhysicalStoreSearch } from "../../domain/location/PlaceSearch.ts"
import type { PickupLocation } from "../../domain/shared/PickupLocation.ts"
import { DropPointGateway } from "./DropPointGateway.ts"
import { markFavourites, ownFavourites } from "./favouriteLocations.ts"
import { findDeliveryPoints, findPhysicalStores } from "./findPlaces.ts"
import { myStore } from "./myStore.ts"

/** Search for a pickup point of one kind: by place name, around a point, or by postal code. */
export interface PickupSearch {
  readonly kind: PickupLocation["kind"]
  readonly searchText?: string
  readonly point?: GeoPoint
}

/** A pickup point with its opening hours of today. */
export interface PickupPoint {
  readonly place: DeliveryPoint
  /** True for the store that the customer has chosen as their own. */
  readonly isMyStore?: true
  /** Absent when its time zone is unknown. */
  readonly today?: OpeningToday
}

/** Maximum number of places of all kinds in one response. */
const MAX_PLACES = 100
/** Maximum number of places in a readable list. */
const MAX_SHOWN = 20

/**
 * Returns pickup points of one kind: the customer's own store and favourites first, then the nearest, or in the
 * backend's order;
 * omits points that accept no parcels now. When the response for all kinds is truncated, requests those of the kind
 * separately: at most two requests. Fails with `PlaceSearchRefused` before any call when the search breaks a rule.
 */
export const findPickupPoints = Effect.fn("location.findPickupPoints")(function* ({
  kind,
  searchText = "",
  point,
}: PickupSearch) {
  const own = yield* ownFavourites
  const near = {
    max: MAX_PLACES,
    ...(searchText.trim() === "" ? {} : { searchText: searchText.trim() }),
    ...(point === undefined ? {} : { point }),
  }
  // The backend refuses a request for an account's favourites from a guest.
  const pickupSearch = own.inAccount ? { ...near, favouritePoint: true } : near
  const listed = yield* findDeliveryPoints(pickupSearch)
  const nearest = listed.filter((place) => isWanted(place, kind))
  // A truncated response may contain only the nearer places of the other kind.
  const isTruncated = listed.length >= MAX_PLACES && nearest.length < MAX_SHOWN
  const further = !isTruncated
    ? []
    : kind === "store"
      ? yield* pickupStores(own.inAccount ? { ...near, favouriteStores: true } : near)
      : yield* (yield* DropPointGateway).listDropPoints(pickupSearch)
  const known = new Set(nearest.map(({ id }) => id))
  const found = markFavourites(
    [...nearest, ...further.filter((place) => isWanted(place, kind) && !known.has(place.id))],
    own,
    (place) => place.kind === "store",
  )
  const now = yield* Clock.currentTimeMillis
  const chosen = Option.getOrUndefined(yield* myStore)
  const isChosen = (place: DeliveryPoint) => place.kind === "store" && place.id === chosen?.id
  const rank = (place: DeliveryPoint) => (isChosen(place) ? 2 : Number(place.isFavourite))
  return found
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, MAX_SHOWN)
    .map((place): PickupPoint => {
      const today = openingToday(place.openingHours, now)
      return {
        place,
        ...(isChosen(place) ? { isMyStore: true as const } : {}),
        ...(today === undefined ? {} : { today }),
      }
    })
})

const isWanted = (place: DeliveryPoint, kind: PickupSearch["kind"]): boolean =>
  place.isOpen && (place.kind === "store") === (kind === "store")

/** Returns the physical stores of a search that hand out parcels, as delivery points. */
const pickupStores = (search: PhysicalStoreSearch) =>
  Effect.map(findPhysicalStores(search), (stores) =>
    stores.flatMap(({ phones: _, services, groupingId: __, ...place }): readonly DeliveryPoint[] =>
      services.includes("pickup") ? [{ ...place, kind: "store", isOpen: true }] : [],
    ),
  )
