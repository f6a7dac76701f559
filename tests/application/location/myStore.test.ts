import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { describe, expect } from "vitest"
import { findPickupPoints } from "../../../application/location/findPickupPoints.ts"
import { chooseMyStore, forgetMyStore, myStore } from "../../../application/location/myStore.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { aDeliveryPoint, FakePlaces } from "../../support/fakes/FakePlaces.ts"
import { itEffect } from "../../support/itEffect.ts"

const centro = { id: "7", name: "Selvedge Madrid Centro", city: "Madrid" }

describe("a customer's own store", () => {
  itEffect("is kept on the device per country store, is a favorite, and is changed in one step", () =>
    Effect.gen(function* () {
      const fake = new FakePlaces()
      const guest = fake.as("guest")
      expect(yield* Effect.provide(myStore, guest)).toEqual(Option.none())
      yield* Effect.provide(chooseMyStore(centro), guest)
      expect(yield* Effect.provide(myStore, guest)).toEqual(Option.some(centro))
      yield* Effect.provide(chooseMyStore({ ...centro, id: "8" }), guest)
      expect(yield* Effect.provide(myStore, guest)).toEqual(Option.some({ ...centro, id: "8" }))
      yield* Effect.provide(forgetMyStore, guest)
      expect(yield* Effect.provide(myStore, guest)).toEqual(Option.none())
    }),
  )

  itEffect("is a favorite of the account, and counts also when the account takes no more favorites", () =>
    Effect.gen(function* () {
      const fake = new FakePlaces()
      yield* Effect.provide(chooseMyStore(centro), fake.as("registered"))
      expect(fake.account.storeIds).toEqual(["7"])
      fake.failure = backendError("rejected")
      yield* Effect.provide(chooseMyStore({ ...centro, id: "9" }), fake.as("registered"))
      expect(yield* Effect.provide(myStore, fake.as("registered"))).toEqual(Option.some({ ...centro, id: "9" }))
    }),
  )

  itEffect("is first among the pickup points of an order", () =>
    Effect.gen(function* () {
      const fake = new FakePlaces()
      fake.points = [
        aDeliveryPoint("1", "store"),
        aDeliveryPoint("2", "store", { isFavourite: true }),
        aDeliveryPoint("7", "store"),
      ]
      yield* Effect.provide(chooseMyStore(centro), fake.as("guest"))
      const points = yield* Effect.provide(findPickupPoints({ kind: "store" }), fake.as("guest"))
      expect(points.map(({ place, isMyStore }) => [place.id, isMyStore])).toEqual([
        ["7", true],
        ["2", undefined],
        ["1", undefined],
      ])
    }),
  )
})
