import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { GeocodedPlace } from "../../domain/location/Geocoding.ts"
import type { GeoPoint } from "../../domain/location/GeoPoint.ts"
import { metresBetween } from "../../domain/location/GeoPoint.ts"
import type { NextOpening } from "../../domain/location/OpeningHours.ts"
import { isOpen, nextOpening } from "../../domain/location/OpeningHours.ts"
import type { OpeningToday } from "../../domain/location/openingToday.ts"
import { openingToday } from "../../domain/location/openingToday.ts"
import type { PhysicalStore } from "../../domain/location/PhysicalStore.ts"
import type { DistanceUnit } from "../../domain/location/storeDistance.ts"
import { distanceUnit } from "../../domain/location/storeDistance.ts"
import type { StoreFilters } from "../../domain/location/storeFilters.ts"
import { filterStores } from "../../domain/location/storeFilters.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { findPhysicalStores } from "./findPlaces.ts"
import { GeocodingPort } from "./GeocodingPort.ts"

/** A search for physical stores around a town, a postal code, an address or a position. */
export interface StoresNearSearch extends StoreFilters {
  readonly place?: string
  /** Used instead of `place` when present, for example the position of the device. */
  readonly point?: GeoPoint
  /** Maximum number of stores, 1 to 100. */
  readonly max?: number
}

/** A physical store with its state at the time of the search. Plain data that serializes to JSON. */
export interface StoreResult {
  readonly physicalStore: PhysicalStore
  /** Distance from the centre of the search; absent without one. */
  readonly metres?: number
  readonly isOpen: boolean
  /** Absent when its time zone is unknown. */
  readonly today?: OpeningToday
  /** Absent while it is open. */
  readonly nextOpening?: NextOpening
}

/** The result of a search for physical stores. */
export interface StoresNear {
  /** The nearest first, or in the backend's order when the search has no centre. */
  readonly stores: readonly StoreResult[]
  /** The place that was found for the searched words; absent when the words are no place (F152). */
  readonly place?: GeocodedPlace
  /** The centre of the distances; absent when the search has none. */
  readonly center?: GeoPoint
  readonly unit: DistanceUnit
}

/** Maximum number of places in one response of the backend. */
const MAX_READ = 100
/** Maximum number of stores in a readable list. */
const MAX_SHOWN = 20
/** Half of the way around the earth: the nearest store is found however far it is. */
const MAX_RADIUS_KILOMETRES = 20_000

/**
 * Searches physical stores by town, postal code, address or position, with filters; without any, lists the country's.
 * Words that are no place search names and addresses of stores. The same for every customer: favorites are not marked.
 * Fails with `PlaceSearchRefused` before any call when the search breaks a rule.
 */
export const storesNear = Effect.fn("location.storesNear")(function* (search: StoresNearSearch) {
  const { point, max = MAX_SHOWN, ...filters } = search
  const { store } = yield* StoreScope
  const words = (search.place ?? "").trim()
  const place =
    point !== undefined || words === ""
      ? Option.none()
      : yield* (yield* GeocodingPort).geocode({ address: words, countryCode: store.countryCode })
  const center = point ?? Option.getOrUndefined(place)?.point
  const listed = yield* findPhysicalStores({
    max: MAX_READ,
    ...(center === undefined
      ? words === ""
        ? {}
        : { searchText: words }
      : { point: center, radiusKilometres: MAX_RADIUS_KILOMETRES }),
  })
  const moment = yield* Clock.currentTimeMillis
  const found: StoresNear = {
    stores: filterStores(listed, filters, moment)
      .slice(0, max)
      .map((physicalStore) => toStoreResult(physicalStore, moment, center)),
    ...(Option.isNone(place) ? {} : { place: place.value }),
    ...(center === undefined ? {} : { center }),
    unit: distanceUnit(store.countryCode),
  }
  return found
})

/** Returns a store with its state at a time in milliseconds since 1970, without marks of one customer. */
export function toStoreResult(listed: PhysicalStore, moment: number, center?: GeoPoint): StoreResult {
  const { metres, ...store } = listed
  const physicalStore: PhysicalStore = { ...store, isFavourite: false, isLast: false }
  const { openingHours, point } = physicalStore
  const today = openingToday(openingHours, moment)
  const open = isOpen(openingHours, moment)
  const next = open ? undefined : nextOpening(openingHours, moment)
  return {
    physicalStore,
    ...(center === undefined ? {} : { metres: metres ?? metresBetween(center, point) }),
    isOpen: open,
    ...(today === undefined ? {} : { today }),
    ...(next === undefined ? {} : { nextOpening: next }),
  }
}
