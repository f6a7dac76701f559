import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { StoreStockGateway } from "../../../application/catalog/StoreStockGateway.ts"
import {
  changeFavouritePoint,
  isFavouriteStore,
  ownFavourites,
} from "../../../application/location/favouriteLocations.ts"
import { findPickupPoints } from "../../../application/location/findPickupPoints.ts"
import { findInStores } from "../../../application/location/findInStores.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { sku, storeId } from "../../support/backend/scopes.ts"
import { backendError, REASONS } from "../../support/builders/backendError.ts"
import { aDeliveryPoint, aPhysicalStore, FakePlaces } from "../../support/fakes/FakePlaces.ts"
import { itEffect } from "../../support/itEffect.ts"

const like = (id: string, isFavourite = true) => changeFavouritePoint({ kind: "store", id }, isFavourite)
const shelves = Layer.mock(StoreStockGateway, { getStoresStock: () => Effect.succeed([]) })
const requestedVariant = { productId: "510001", sku: sku("8201-400-3") }

describe("the favourite stores of a guest", () => {
  itEffect("are listed first at any distance, without a call to the backend", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      places.stores = [aPhysicalStore("near"), aPhysicalStore("liked"), aPhysicalStore("other")]
      const found = yield* Effect.provide(
        Effect.gen(function* () {
          yield* like("liked")
          yield* like("far away")
          return yield* findInStores(requestedVariant)
        }),
        Layer.merge(places.as("guest"), shelves),
      )
      expect(found.map(({ physicalStore: { id, isFavourite } }) => [id, isFavourite])).toEqual([
        ["far away", true],
        ["liked", true],
        ["near", false],
        ["other", false],
      ])
      expect(places.calls).toEqual([
        ["stores", { max: 20 }],
        ["city", { physicalStoreId: "far away" }],
      ])
    }),
  )

  itEffect("are listed first among pickup points: stores, and the one drop point", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      places.points = [
        aDeliveryPoint("1", "droppoint"),
        aDeliveryPoint("2", "droppoint"),
        aDeliveryPoint("3", "packstation"),
        aDeliveryPoint("1", "store"),
        aDeliveryPoint("2", "store"),
      ]
      const first = (kind: "store" | "droppoint") =>
        Effect.map(findPickupPoints({ kind }), (points) =>
          points.flatMap(({ place }) => (place.isFavourite ? [place.id] : [])),
        )
      yield* Effect.provide(
        Effect.gen(function* () {
          yield* like("2")
          yield* changeFavouritePoint({ kind: "droppoint", id: "2" }, true)
          yield* changeFavouritePoint({ kind: "packstation", id: "3" }, true)
          expect([yield* first("store"), yield* first("droppoint")]).toEqual([["2"], ["3"]])
          yield* like("2", false)
          yield* changeFavouritePoint({ kind: "packstation", id: "3" }, false)
          expect([yield* first("store"), yield* first("droppoint")]).toEqual([[], []])
        }),
        places.as("guest"),
      )
      expect(places.device.stored.size).toBe(0)
    }),
  )

  itEffect("are at most ten: an eleventh is refused", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      const refused = yield* Effect.provide(
        Effect.gen(function* () {
          for (let id = 1; id <= 10; id++) yield* like(String(id))
          yield* like("3")
          return yield* Effect.flip(like("11"))
        }),
        places.as("guest"),
      )
      expect(refused).toMatchObject({ _tag: "FavouritesLimitReached", maximum: 10 })
      const own = yield* Effect.provide(ownFavourites, places.as("guest"))
      expect(own.storeIds).toEqual(["3", "10", "9", "8", "7", "6", "5", "4", "2", "1"])
    }),
  )

  itEffect("belong to their country store, and malformed ones are ignored", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      yield* Effect.provide(like("1"), places.as("guest"))
      const elsewhere = yield* Effect.provide(ownFavourites, places.as("guest", { id: storeId("10000081") }))
      expect(elsewhere).toEqual({ storeIds: [], inAccount: false })
      for (const key of places.device.stored.keys()) places.device.stored.set(key, '{"10000034":{"storeIds":"all"}}')
      expect(yield* Effect.provide(ownFavourites, places.as("guest"))).toEqual({ storeIds: [], inAccount: false })
    }),
  )
})

describe("signing in", () => {
  const liked = Effect.fnUntraced(function* (places: FakePlaces) {
    yield* Effect.provide(
      Effect.all([like("a"), like("b"), changeFavouritePoint({ kind: "droppoint", id: "d" }, true)]),
      places.as("guest"),
    )
  })

  itEffect("moves the favourites of the device to the account at the next read, newest first", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      yield* liked(places)
      expect(yield* Effect.provide(ownFavourites, places.as("registered"))).toEqual({ storeIds: [], inAccount: true })
      expect([places.account, places.device.stored.size]).toEqual([{ storeIds: ["b", "a"], dropPointId: "d" }, 0])
    }),
  )

  itEffect("keeps the drop point of the account", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      yield* liked(places)
      places.account.dropPointId = "own"
      yield* Effect.provide(ownFavourites, places.as("registered"))
      expect([places.account.dropPointId, places.device.stored.size]).toEqual(["own", 0])
    }),
  )

  itEffect("keeps favourites that could not be sent, and discards refused ones", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      yield* liked(places)
      places.failure = backendError("unreachable")
      yield* Effect.provide(ownFavourites, places.as("registered"))
      expect((yield* Effect.provide(ownFavourites, places.as("guest"))).storeIds).toEqual(["b", "a"])
      places.failure = backendError("rejected")
      yield* Effect.provide(ownFavourites, places.as("registered"))
      expect(places.device.stored.size).toBe(0)
    }),
  )

  itEffect("keeps a favourite that lacks its captcha and stops sending the others", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      yield* liked(places)
      const { length } = places.calls
      places.failure = new BackendError({
        operation: "addFavouriteStore",
        reason: { ...REASONS.rejected, key: "_ERR_CAPTCHA" },
      })
      yield* Effect.provide(ownFavourites, places.as("registered"))
      expect(places.calls.slice(length)).toEqual([["addStore", "a"]])
      expect((yield* Effect.provide(ownFavourites, places.as("guest"))).storeIds).toEqual(["b", "a"])
    }),
  )

  itEffect("saves and removes account favourites by the kind of place", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      yield* Effect.provide(
        Effect.all([
          like("s"),
          like("s", false),
          changeFavouritePoint({ kind: "packstation", id: "p" }, true),
          changeFavouritePoint({ kind: "droppoint", id: "d" }, false),
        ]),
        places.as("registered"),
      )
      expect([places.calls, places.device.stored.size]).toEqual([
        [["addStore", "s"], ["deleteStore", "s"], ["save", "p"], ["delete"]],
        0,
      ])
    }),
  )
})

describe("whether a store is a favourite", () => {
  itEffect("is read from the device of a guest, without a call to the backend", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      const known = yield* Effect.provide(
        Effect.andThen(like("7"), Effect.all([isFavouriteStore("7"), isFavouriteStore("8")])),
        places.as("guest"),
      )
      expect([known, places.calls]).toEqual([[true, false], []])
    }),
  )

  itEffect("is read from the account of a registered customer", () =>
    Effect.gen(function* () {
      const places = new FakePlaces()
      places.stores = [aPhysicalStore("7", { isFavourite: true }), aPhysicalStore("8")]
      const known = yield* Effect.provide(
        Effect.all([isFavouriteStore("7"), isFavouriteStore("8")]),
        places.as("registered"),
      )
      const call = ["stores", { favouriteStores: true, max: 10 }]
      expect([known, places.calls]).toEqual([
        [true, false],
        [call, call],
      ])
    }),
  )
})
