import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { AvailabilityLevel } from "../../domain/catalog/stock/StoreShelfStock.ts"
import { availabilityLevel } from "../../domain/catalog/stock/StoreShelfStock.ts"
import type { GeoPoint } from "../../domain/location/GeoPoint.ts"
import type { OpeningToday } from "../../domain/location/openingToday.ts"
import { openingToday } from "../../domain/location/openingToday.ts"
import type { PhysicalStore } from "../../domain/location/PhysicalStore.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import { StoreStockGateway } from "../catalog/StoreStockGateway.ts"
import { markFavourites, ownFavourites } from "./favouriteLocations.ts"
import { findPhysicalStores } from "./findPlaces.ts"
import { PhysicalStoreGateway } from "./PhysicalStoreGateway.ts"

/** Colour and size to find, near a place name or a point. */
export interface InStoresSearch {
  readonly productId: string
  readonly sku: Sku
  readonly searchText?: string
  readonly point?: GeoPoint
}

/** A physical store with its stock of a SKU. */
export interface StoreWithStock {
  readonly physicalStore: PhysicalStore
  readonly units: number
  readonly shelf: AvailabilityLevel
  /** Catalogue entry for a booking; absent when nothing can be booked. */
  readonly catentryId?: string
  /** Absent when the store's time zone is unknown. */
  readonly today?: OpeningToday
}

/** Maximum number of stores per stock request, and of a readable list. */
const MAX_STORES = 20

/**
 * Returns physical stores with their stock of a SKU: the customer's favourites first, then the nearest to the point, or
 * without a point those in stock. Fails with `PlaceSearchRefused` before any call when the search breaks a rule.
 */
export const findInStores = Effect.fn("location.findInStores")(function* ({
  productId,
  sku,
  searchText = "",
  point,
}: InStoresSearch) {
  const own = yield* ownFavourites
  // The backend refuses a request for an account's favourites from a guest.
  const listed = yield* findPhysicalStores({
    max: MAX_STORES,
    ...(own.inAccount ? { favouriteStores: true } : {}),
    ...(searchText.trim() === "" ? {} : { searchText: searchText.trim() }),
    ...(point === undefined ? {} : { point }),
  })
  const otherStores = yield* storesById(
    own.storeIds.filter((id) => listed.every((physicalStore) => physicalStore.id !== id)),
  )
  const stores = markFavourites([...otherStores, ...listed].slice(0, MAX_STORES), own, () => true)
  if (stores.length === 0) return []
  const shelves = yield* (yield* StoreStockGateway).getStoresStock(
    [productId],
    stores.map(({ id }) => id),
  )
  const now = yield* Clock.currentTimeMillis
  const found = stores.map((physicalStore): StoreWithStock => {
    const stock = shelves
      .find(({ physicalStoreId }) => physicalStoreId === physicalStore.id)
      ?.stocks.find((shelf) => shelf.sku === sku)
    const today = openingToday(physicalStore.openingHours, now)
    const canBook = physicalStore.services.includes("booking") && stock?.catentryId !== undefined
    return {
      physicalStore,
      units: stock?.units ?? 0,
      shelf: availabilityLevel(stock?.units ?? 0),
      ...(canBook ? { catentryId: stock.catentryId } : {}),
      ...(today === undefined ? {} : { today }),
    }
  })
  // Without a point there is no distance: stores in stock come first.
  const rank = ({ physicalStore, units }: StoreWithStock) =>
    physicalStore.isFavourite ? 0 : point !== undefined || units > 0 ? 1 : 2
  return found.toSorted((one, other) => rank(one) - rank(other))
})

/** Returns stores by id; skips those that cannot be read or no longer exist. */
const storesById = Effect.fnUntraced(function* (ids: readonly string[]) {
  const gateway = yield* PhysicalStoreGateway
  const found = yield* Effect.forEach(
    ids,
    (id) =>
      gateway.listPhysicalStoresByCity({ physicalStoreId: id }).pipe(
        Effect.map((places) => places.filter((place) => place.id === id)),
        Effect.catch(({ reason }) =>
          Effect.as(Effect.logWarning("A favourite store was not found", { id, reason: reason._tag }), []),
        ),
      ),
    { concurrency: 4 },
  )
  return found.flat()
})
