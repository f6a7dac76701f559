import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { DeliveryPoint } from "../../domain/location/DropPoint.ts"
import type { GeoPoint } from "../../domain/location/GeoPoint.ts"
import type { OpeningToday } from "../../domain/location/openingToday.ts"
import { openingToday } from "../../domain/location/openingToday.ts"
import type { CollectionPlace } from "../../domain/shared/CollectionPlace.ts"
import { markFavourites, ownFavourites } from "./favouritePlaces.ts"
import { findDeliveryPoints } from "./findPlaces.ts"

/** Where a shopper looks for a place to collect at: of which kind, by words of a place, around a point, or by the postal code of their address. */
export interface CollectionSearch {
  readonly kind: CollectionPlace["kind"]
  readonly words?: string
  readonly point?: GeoPoint
}

/** A place an order can wait at, and how it stands today. */
export interface CollectionPoint {
  readonly place: DeliveryPoint
  /** Absent where its zone is not known. */
  readonly today?: OpeningToday
}

/** As many as one answer may have; of them stores and drop points are told apart here. */
const MOST_PLACES = 100
/** As many as somebody reads. */
const MOST_SHOWN = 20

/**
 * Places of a kind an order can wait at: the shopper's favourites first, then the nearest, or as the shop lists them; what
 * takes nothing now is left out. Fails with `PlaceSearchRefused` before any call when the search breaks a rule.
 */
export const findCollectionPoints = Effect.fn("location.findCollectionPoints")(function* ({ kind, words = "", point }: CollectionSearch) {
  const own = yield* ownFavourites
  // To ask for an account's favourites without one is refused.
  const listed = yield* findDeliveryPoints({ max: MOST_PLACES, ...(own.inAccount ? { favouritePoint: true } : {}), ...(words.trim() === "" ? {} : { words: words.trim() }), ...(point === undefined ? {} : { point }) })
  const found = markFavourites(listed, own, (place) => place.kind === "store")
  const now = yield* Clock.currentTimeMillis
  return found
    .filter((place) => place.isOpen && (place.kind === "store") === (kind === "store"))
    .toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite))
    .slice(0, MOST_SHOWN)
    .map((place): CollectionPoint => {
      const today = openingToday(place.openingHours, now)
      return { place, ...(today === undefined ? {} : { today }) }
    })
})
