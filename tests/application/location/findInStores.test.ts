import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { bookItems } from "../../../application/booking/bookItems.ts"
import { BookingGateway } from "../../../application/booking/BookingGateway.ts"
import { StoreStockGateway } from "../../../application/catalog/StoreStockGateway.ts"
import { findInStores } from "../../../application/location/findInStores.ts"
import { sku } from "../../support/backend/scopes.ts"
import { aPhysicalStore, FakePlaces } from "../../support/fakes/FakePlaces.ts"
import { itEffect } from "../../support/itEffect.ts"

const requestedVariant = { productId: "510001", sku: sku("8201-400-3") }

function someStores() {
  const places = new FakePlaces()
  places.stores = [
    aPhysicalStore("empty"),
    aPhysicalStore("far"),
    aPhysicalStore("own", { isFavourite: true }),
    aPhysicalStore("silent", { services: [] }),
  ]
  const shelves = Layer.mock(StoreStockGateway, {
    getStoresStock: (productIds, physicalStoreIds) =>
      Effect.sync(() => {
        places.calls.push(["shelves", productIds, physicalStoreIds])
        const stock = (units: number) => [
          { sku: requestedVariant.sku, productId: requestedVariant.productId, units, catentryId: "77" },
        ]
        return [
          { physicalStoreId: "far", stocks: stock(5) },
          { physicalStoreId: "silent", stocks: stock(1) },
        ]
      }),
  })
  return { calls: places.calls, shop: Layer.merge(places.as("registered"), shelves) }
}

describe("finding a size in physical stores", () => {
  itEffect("lists favourites first, then stores in stock, with their reservation options", () =>
    Effect.gen(function* () {
      const { calls, shop } = someStores()
      const found = yield* Effect.provide(findInStores({ ...requestedVariant, searchText: "  Madrid " }), shop)
      expect(found.map(({ physicalStore, shelf, catentryId }) => [physicalStore.id, shelf, catentryId])).toEqual([
        ["own", "none", undefined],
        ["far", "in", "77"],
        ["silent", "few", undefined],
        ["empty", "none", undefined],
      ])
      expect(calls).toEqual([
        ["stores", { max: 20, favouriteStores: true, searchText: "Madrid" }],
        ["shelves", ["510001"], ["empty", "far", "own", "silent"]],
      ])
      expect(found[0]?.today).toEqual({ state: "openUntil", time: "24:00" })
    }),
  )

  itEffect("lists the nearest first when a position is known", () =>
    Effect.gen(function* () {
      const found = yield* Effect.provide(
        findInStores({ ...requestedVariant, point: { latitude: 40, longitude: -3 } }),
        someStores().shop,
      )
      expect(found.map(({ physicalStore }) => physicalStore.id)).toEqual(["own", "empty", "far", "silent"])
    }),
  )

  itEffect("makes no call for an invalid position", () =>
    Effect.gen(function* () {
      const { calls, shop } = someStores()
      const refused = yield* Effect.provide(
        Effect.flip(findInStores({ ...requestedVariant, point: { latitude: 91, longitude: 0 } })),
        shop,
      )
      expect([refused._tag, calls]).toEqual(["PlaceSearchRefused", []])
    }),
  )
})

describe("reserving in a store", () => {
  itEffect("requires a name, an address and consent", () =>
    Effect.gen(function* () {
      const draft = {
        fullName: " ",
        phoneNumber: "1",
        email: "x",
        acceptedPolicies: [],
        items: [{ catentryId: "77", physicalStoreId: "1", units: 1 }],
      }
      const refused = yield* Effect.provide(Effect.flip(bookItems(draft)), Layer.mock(BookingGateway, {}))
      expect(refused).toMatchObject({
        _tag: "BookingRefused",
        reasons: [{ place: "fullName" }, { place: "phoneNumber" }, { place: "email" }, { place: "acceptedPolicies" }],
      })
    }),
  )
})
