import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { DropPointGateway } from "../../../application/location/DropPointGateway.ts"
import { changeFavouritePoint, findCollectionPoints } from "../../../application/location/findCollectionPoints.ts"
import { PhysicalStoreGateway } from "../../../application/location/PhysicalStoreGateway.ts"
import type { DeliveryPoint } from "../../../domain/location/DropPoint.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { itEffect } from "../../support/itEffect.ts"

const somewhere = {
  name: "Place", addressLines: [], cityId: "1", city: "Madrid", zipCode: "28013", stateCode: "M", countryCode: "ES", point: { latitude: 40, longitude: -3 },
  openingHours: { timeZone: "UTC", days: new Map([[4, [{ fromTime: "00:00", toTime: "24:00" }]]]) }, isFavourite: false, isLast: false, isOpen: true,
}
const point = (id: string, kind: DeliveryPoint["kind"], more: { readonly isOpen?: boolean; readonly isFavourite?: boolean } = {}): DeliveryPoint =>
  ({ ...somewhere, id, ...more, ...(kind === "store" ? { kind } : { kind, courierId: "c" }) })

function places(found: readonly DeliveryPoint[], kind: "guest" | "registered") {
  const calls: unknown[] = []
  const call = (...what: readonly unknown[]) => Effect.sync(() => void calls.push(what))
  const layer = Layer.mergeAll(
    new FakeSession(kind).layer,
    Layer.mock(DropPointGateway, {
      listDeliveryPoints: (search) => Effect.as(call("list", search), found),
      saveFavouriteDropPoint: (id) => Effect.as(call("save", id), { ...somewhere, kind: "droppoint" as const, courierId: "c", isOpen: true, id }),
      deleteFavouriteDropPoint: call("delete"),
    }),
    Layer.mock(PhysicalStoreGateway, {
      addFavouriteStore: (id) => Effect.as(call("addStore", id), { storeIds: [id], maximum: 10 }),
      deleteFavouriteStore: (id) => Effect.as(call("deleteStore", id), { storeIds: [], maximum: 10 }),
    }),
  )
  return { calls, layer }
}

const found = [point("far", "droppoint"), point("full", "droppoint", { isOpen: false }), point("locker", "packstation", { isFavourite: true }), point("shop", "store")]

describe("places to collect an order at", () => {
  itEffect("are drop points and pack stations that take something now, the shopper's own first, with how they stand today", () => Effect.gen(function* () {
    yield* TestClock.setTime(0)
    const { layer, calls } = places(found, "registered")
    const points = yield* Effect.provide(findCollectionPoints({ kind: "droppoint", words: " Madrid " }), layer)
    expect(points.map(({ place, today }) => [place.id, today?.state])).toEqual([["locker", "openUntil"], ["far", "openUntil"]])
    expect(calls).toEqual([["list", { max: 100, favouritePoint: true, words: "Madrid" }]])
  }))

  itEffect("are stores where stores are asked for, around a point, and a guest's favourites are not asked for", () => Effect.gen(function* () {
    const { layer, calls } = places(found, "guest")
    const near = { latitude: 40, longitude: -3 }
    const points = yield* Effect.provide(findCollectionPoints({ kind: "store", words: " ", point: near }), layer)
    expect(points.map(({ place }) => place.id)).toEqual(["shop"])
    expect(calls).toEqual([["list", { max: 100, point: near }]])
  }))

  itEffect("are not asked for with words that are too long", () => Effect.gen(function* () {
    const { layer, calls } = places(found, "guest")
    const refusal = yield* Effect.flip(Effect.provide(findCollectionPoints({ kind: "store", words: "a".repeat(129) }), layer))
    expect([refusal._tag, calls]).toEqual(["PlaceSearchRefused", []])
  }))

  itEffect("are remembered and forgotten by their kind", () => Effect.gen(function* () {
    const { layer, calls } = places([], "registered")
    yield* Effect.provide(Effect.all([
      changeFavouritePoint({ kind: "store", id: "s" }, true), changeFavouritePoint({ kind: "store", id: "s" }, false),
      changeFavouritePoint({ kind: "packstation", id: "p" }, true), changeFavouritePoint({ kind: "droppoint", id: "d" }, false),
    ]), layer)
    expect(calls).toEqual([["addStore", "s"], ["deleteStore", "s"], ["save", "p"], ["delete"]])
  }))
})
