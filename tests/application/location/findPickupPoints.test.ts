import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { findPickupPoints } from "../../../application/location/findPickupPoints.ts"
import type { DeliveryPoint } from "../../../domain/location/DropPoint.ts"
import { aDeliveryPoint, aPhysicalStore, FakePlaces } from "../../support/fakes/FakePlaces.ts"
import { itEffect } from "../../support/itEffect.ts"

function places(found: readonly DeliveryPoint[], kind: "guest" | "registered") {
  const fake = new FakePlaces()
  fake.points = found
  return { calls: fake.calls, layer: fake.as(kind) }
}

const found = [
  aDeliveryPoint("far", "droppoint"),
  aDeliveryPoint("full", "droppoint", { isOpen: false }),
  aDeliveryPoint("locker", "packstation", { isFavourite: true }),
  aDeliveryPoint("shop", "store"),
]

const lockers = (count: number) =>
  Array.from({ length: count }, (_, at) => aDeliveryPoint(`locker ${at}`, "packstation"))

describe("pickup points of an order", () => {
  itEffect("are open drop points and lockers, favourites first, with their current status", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(0)
      const { layer, calls } = places(found, "registered")
      const points = yield* Effect.provide(findPickupPoints({ kind: "droppoint", searchText: " Madrid " }), layer)
      expect(points.map(({ place, today }) => [place.id, today?.state])).toEqual([
        ["locker", "openUntil"],
        ["far", "openUntil"],
      ])
      expect(calls).toEqual([["points", { max: 100, favouritePoint: true, searchText: "Madrid" }]])
    }),
  )

  itEffect("are stores on request, around a position, with favourites of the account only for a session", () =>
    Effect.gen(function* () {
      const { layer, calls } = places(found, "guest")
      const near = { latitude: 40, longitude: -3 }
      const points = yield* Effect.provide(findPickupPoints({ kind: "store", searchText: " ", point: near }), layer)
      expect(points.map(({ place }) => place.id)).toEqual(["shop"])
      expect(calls).toEqual([["points", { max: 100, point: near }]])
    }),
  )

  itEffect("include stores that hand out parcels when a full response holds nearer lockers only", () =>
    Effect.gen(function* () {
      const fake = new FakePlaces()
      fake.points = [...lockers(99), aDeliveryPoint("at the corner", "store"), aDeliveryPoint("behind them", "store")]
      fake.stores = [
        aPhysicalStore("at the corner", { services: ["pickup"] }),
        aPhysicalStore("sells only"),
        aPhysicalStore("behind them", { services: ["returns", "pickup"] }),
      ]
      const points = yield* Effect.provide(findPickupPoints({ kind: "store", searchText: "Madrid" }), fake.as("guest"))
      expect(points.map(({ place }) => [place.id, place.kind])).toEqual([
        ["at the corner", "store"],
        ["behind them", "store"],
      ])
      expect(fake.calls).toEqual([
        ["points", { max: 100, searchText: "Madrid" }],
        ["stores", { max: 100, searchText: "Madrid" }],
      ])
    }),
  )

  itEffect("include drop points when a full response holds nearer stores only, favourites first", () =>
    Effect.gen(function* () {
      const fake = new FakePlaces()
      const near = { latitude: 40, longitude: -3 }
      fake.points = [
        ...Array.from({ length: 99 }, (_, at) => aDeliveryPoint(`store ${at}`, "store")),
        aDeliveryPoint("locker", "packstation"),
        aDeliveryPoint("full", "droppoint", { isOpen: false }),
        aDeliveryPoint("far", "droppoint"),
        aDeliveryPoint("own", "droppoint", { isFavourite: true }),
      ]
      const points = yield* Effect.provide(findPickupPoints({ kind: "droppoint", point: near }), fake.as("registered"))
      expect(points.map(({ place }) => place.id)).toEqual(["own", "locker", "far"])
      expect(fake.calls.at(-1)).toEqual(["dropPoints", { max: 100, favouritePoint: true, point: near }])
    }),
  )

  itEffect("are requested once when the first response holds enough of them or is complete", () =>
    Effect.gen(function* () {
      const enough = places(
        [...lockers(80), ...Array.from({ length: 20 }, (_, at) => aDeliveryPoint(`store ${at}`, "store"))],
        "guest",
      )
      const whole = places(lockers(99), "guest")
      const counts = yield* Effect.forEach([enough, whole], ({ layer }) =>
        Effect.map(Effect.provide(findPickupPoints({ kind: "store" }), layer), (points) => points.length),
      )
      expect([counts, enough.calls.length, whole.calls.length]).toEqual([[20, 0], 1, 1])
    }),
  )

  itEffect("are not requested with a search text that is too long", () =>
    Effect.gen(function* () {
      const { layer, calls } = places(found, "guest")
      const refused = yield* Effect.flip(
        Effect.provide(findPickupPoints({ kind: "store", searchText: "a".repeat(129) }), layer),
      )
      expect([refused._tag, calls]).toEqual(["PlaceSearchRefused", []])
    }),
  )
})
