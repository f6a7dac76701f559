import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { AvailabilityLevel } from "../../domain/catalog/StoreShelfStock.ts"
import { availabilityLevel } from "../../domain/catalog/StoreShelfStock.ts"
import type { GeoPoint } from "../../domain/location/GeoPoint.ts"
import type { OpeningToday } from "../../domain/location/openingToday.ts"
import { openingToday } from "../../domain/location/openingToday.ts"
import type { PhysicalStore } from "../../domain/location/PhysicalStore.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import { StoreStockGateway } from "../catalog/StoreStockGateway.ts"
import { markFavourites, ownFavourites } from "./favouriteLocations.ts"
import { findPhysicalStores } from "./findPlaces.ts"
import { PhysicalStoreGateway } from "./PhysicalStoreGateway.ts"

/** Which colour and size is looked for, and where: words of a place, or a point. */
export interface InStoresSearch {
  readonly productId: string
  readonly sku: Sku
  readonly words?: string
  readonly point?: GeoPoint
}

/** A physical store with what it has of a sku. */
export interface StoreWithStock {
  readonly physicalStore: PhysicalStore
  readonly units: number
  readonly shelf: AvailabilityLevel
  /** What a booking of it names; absent where nothing can be booked. */
  readonly catentryId?: string
  /** Absent where its zone is not known. */
  readonly today?: OpeningToday
}

/** As many as one look at the shelves may name, and somebody reads. */
const MAX_STORES = 20

/**
 * Physical stores with what they have of a sku: the shopper's favourites first, then the nearest to the point, or
 * without one those that have it. Fails with `PlaceSearchRefused` before any call when the search breaks a rule.
 */
export const findInStores = Effect.fn("location.findInStores")(function* ({
  productId,
  sku,
  words = "",
  point,
}: InStoresSearch) {
  const own = yield* ownFavourites
  // To ask for an account's favourites without one is refused.
  const listed = yield* findPhysicalStores({
    max: MAX_STORES,
    ...(own.inAccount ? { favouriteStores: true } : {}),
    ...(words.trim() === "" ? {} : { words: words.trim() }),
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
  // Without a point no store is nearer than another: what has a piece comes before what has none.
  const rank = ({ physicalStore, units }: StoreWithStock) =>
    physicalStore.isFavourite ? 0 : point !== undefined || units > 0 ? 1 : 2
  return found.toSorted((one, other) => rank(one) - rank(other))
})

/** Stores wherever they are; one that cannot be asked for now, or is no more, is left out. */
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
