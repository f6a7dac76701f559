import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { DeliveryPoint } from "../../domain/location/DropPoint.ts"
import type { GeoPoint } from "../../domain/location/GeoPoint.ts"
import type { OpeningToday } from "../../domain/location/openingToday.ts"
import { openingToday } from "../../domain/location/openingToday.ts"
import type { PhysicalStoreSearch } from "../../domain/location/PlaceSearch.ts"
import type { PickupLocation } from "../../domain/shared/PickupLocation.ts"
import { DropPointGateway } from "./DropPointGateway.ts"
import { markFavourites, ownFavourites } from "./favouriteLocations.ts"
import { findDeliveryPoints, findPhysicalStores } from "./findPlaces.ts"

/**
 * Where a shopper looks for a place to collect at: of which kind, by words of a place, around a point, or by the postal
 * code of their address.
 */
export interface PickupSearch {
  readonly kind: PickupLocation["kind"]
  readonly words?: string
  readonly point?: GeoPoint
}

/** A place an order can wait at, and how it stands today. */
export interface PickupPoint {
  readonly place: DeliveryPoint
  /** Absent where its zone is not known. */
  readonly today?: OpeningToday
}

/** As many as one answer may have, of all kinds together. */
const MAX_PLACES = 100
/** As many as somebody reads. */
const MAX_SHOWN = 20

/**
 * Places of a kind an order can wait at: the shopper's favourites first, then the nearest, or as the shop lists them;
 * what takes nothing now is left out. Where the places of all kinds together are more than one answer has, those of the
 * kind are asked for by themselves: two questions at most. Fails with `PlaceSearchRefused` before any call when the
 * search breaks a rule.
 */
export const findPickupPoints = Effect.fn("location.findPickupPoints")(function* ({
  kind,
  words = "",
  point,
}: PickupSearch) {
  const own = yield* ownFavourites
  const near = {
    max: MAX_PLACES,
    ...(words.trim() === "" ? {} : { words: words.trim() }),
    ...(point === undefined ? {} : { point }),
  }
  // To ask for an account's favourites without one is refused.
  const ofPoints = own.inAccount ? { ...near, favouritePoint: true } : near
  const listed = yield* findDeliveryPoints(ofPoints)
  const nearest = listed.filter((place) => isWanted(place, kind))
  // An answer that was cut short may have left out all of a kind, where those of the other are nearer.
  const isTruncated = listed.length >= MAX_PLACES && nearest.length < MAX_SHOWN
  const further = !isTruncated
    ? []
    : kind === "store"
      ? yield* pickupStores(own.inAccount ? { ...near, favouriteStores: true } : near)
      : yield* (yield* DropPointGateway).listDropPoints(ofPoints)
  const known = new Set(nearest.map(({ id }) => id))
  const found = markFavourites(
    [...nearest, ...further.filter((place) => isWanted(place, kind) && !known.has(place.id))],
    own,
    (place) => place.kind === "store",
  )
  const now = yield* Clock.currentTimeMillis
  return found
    .toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite))
    .slice(0, MAX_SHOWN)
    .map((place): PickupPoint => {
      const today = openingToday(place.openingHours, now)
      return { place, ...(today === undefined ? {} : { today }) }
    })
})

const isWanted = (place: DeliveryPoint, kind: PickupSearch["kind"]): boolean =>
  place.isOpen && (place.kind === "store") === (kind === "store")

/** The physical stores of a search that hand out parcels, as places a parcel may be sent to. */
const pickupStores = (search: PhysicalStoreSearch) =>
  Effect.map(findPhysicalStores(search), (stores) =>
    stores.flatMap(({ phones: _, services, groupingId: __, ...place }): readonly DeliveryPoint[] =>
      services.includes("pickup") ? [{ ...place, kind: "store", isOpen: true }] : [],
    ),
  )
