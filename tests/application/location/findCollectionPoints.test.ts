import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { findCollectionPoints } from "../../../application/location/findCollectionPoints.ts"
import type { DeliveryPoint } from "../../../domain/location/DropPoint.ts"
import { aDeliveryPoint, FakePlaces } from "../../support/fakes/FakePlaces.ts"
import { itEffect } from "../../support/itEffect.ts"

function places(found: readonly DeliveryPoint[], kind: "guest" | "registered") {
  const fake = new FakePlaces()
  fake.points = found
  return { calls: fake.calls, layer: fake.as(kind) }
}

const found = [aDeliveryPoint("far", "droppoint"), aDeliveryPoint("full", "droppoint", { isOpen: false }), aDeliveryPoint("locker", "packstation", { isFavourite: true }), aDeliveryPoint("shop", "store")]

describe("places to collect an order at", () => {
  itEffect("are drop points and pack stations that take something now, the shopper's own first, with how they stand today", () => Effect.gen(function* () {
    yield* TestClock.setTime(0)
    const { layer, calls } = places(found, "registered")
    const points = yield* Effect.provide(findCollectionPoints({ kind: "droppoint", words: " Madrid " }), layer)
    expect(points.map(({ place, today }) => [place.id, today?.state])).toEqual([["locker", "openUntil"], ["far", "openUntil"]])
    expect(calls).toEqual([["points", { max: 100, favouritePoint: true, words: "Madrid" }]])
  }))

  itEffect("are stores where stores are asked for, around a point, and favourites of an account are not asked for without one", () => Effect.gen(function* () {
    const { layer, calls } = places(found, "guest")
    const near = { latitude: 40, longitude: -3 }
    const points = yield* Effect.provide(findCollectionPoints({ kind: "store", words: " ", point: near }), layer)
    expect(points.map(({ place }) => place.id)).toEqual(["shop"])
    expect(calls).toEqual([["points", { max: 100, point: near }]])
  }))

  itEffect("are not asked for with words that are too long", () => Effect.gen(function* () {
    const { layer, calls } = places(found, "guest")
    const refusal = yield* Effect.flip(Effect.provide(findCollectionPoints({ kind: "store", words: "a".repeat(129) }), layer))
    expect([refusal._tag, calls]).toEqual(["PlaceSearchRefused", []])
  }))
})
