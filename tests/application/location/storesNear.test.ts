import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { dropPointsNear } from "../../../application/location/dropPointsNear.ts"
import { GeocodingPort } from "../../../application/location/GeocodingPort.ts"
import { storesNear } from "../../../application/location/storesNear.ts"
import type { GeocodedPlace, GeocodeRequest } from "../../../domain/location/Geocoding.ts"
import { aDeliveryPoint, aPhysicalStore, FakePlaces } from "../../support/fakes/FakePlaces.ts"
import { itEffect } from "../../support/itEffect.ts"

const madrid: GeocodedPlace = { point: { latitude: 40.4, longitude: -3.7 }, name: "Madrid", countryCode: "ES" }

/** A shop whose geocoding finds Madrid only. */
function shop(fake: FakePlaces) {
  const requests: GeocodeRequest[] = []
  const geocoding = Layer.succeed(GeocodingPort, {
    geocode: (request) =>
      Effect.sync(() => {
        requests.push(request)
        return "address" in request && request.address === "Madrid" ? Option.some(madrid) : Option.none()
      }),
  })
  return { requests, layer: Layer.merge(fake.as("guest"), geocoding) }
}

describe("stores near a place", () => {
  itEffect("are the nearest to the town, with their state and without marks of a customer", () =>
    Effect.gen(function* () {
      // A Thursday.
      yield* TestClock.setTime(0)
      const fake = new FakePlaces()
      fake.stores = [
        aPhysicalStore("a", { metres: 900, isFavourite: true }),
        aPhysicalStore("b", {
          openingHours: { timeZone: "UTC", days: { 5: [{ fromTime: "10:00", toTime: "20:00" }] } },
        }),
      ]
      const { layer, requests } = shop(fake)
      const found = yield* Effect.provide(storesNear({ place: " Madrid " }), layer)
      expect(requests).toEqual([{ address: "Madrid", countryCode: "ES" }])
      expect(fake.calls).toEqual([["stores", { max: 100, point: madrid.point, radiusKilometres: 20_000 }]])
      expect(found).toMatchObject({ place: madrid, center: madrid.point, unit: "kilometer" })
      expect(found.stores).toMatchObject([
        { physicalStore: { id: "a", isFavourite: false }, metres: 900, isOpen: true },
        { physicalStore: { id: "b" }, isOpen: false, nextOpening: { date: "1970-01-02", time: "10:00", daysAhead: 1 } },
      ])
      expect(found.stores[1]?.metres).toBeGreaterThan(40_000)
    }),
  )

  itEffect("are those with the words in their name when the words are no place", () =>
    Effect.gen(function* () {
      const fake = new FakePlaces()
      fake.stores = [aPhysicalStore("a")]
      const found = yield* Effect.provide(storesNear({ place: "Selvedge Centro" }), shop(fake).layer)
      expect(fake.calls).toEqual([["stores", { max: 100, searchText: "Selvedge Centro" }]])
      expect(found).not.toHaveProperty("place")
      expect(found.stores[0]).not.toHaveProperty("metres")
    }),
  )

  itEffect("are around the device's position without a search for a place, and all without either", () =>
    Effect.gen(function* () {
      const fake = new FakePlaces()
      const { layer, requests } = shop(fake)
      const point = { latitude: 41, longitude: 2 }
      yield* Effect.provide(storesNear({ place: "Madrid", point }), layer)
      yield* Effect.provide(storesNear({}), layer)
      expect(requests).toEqual([])
      expect(fake.calls).toEqual([
        ["stores", { max: 100, point, radiusKilometres: 20_000 }],
        ["stores", { max: 100 }],
      ])
    }),
  )

  itEffect("are filtered by services, state and open now", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(0)
      const fake = new FakePlaces()
      fake.stores = [
        aPhysicalStore("closed", { services: ["pickup"], openingHours: { timeZone: "UTC", days: {} } }),
        aPhysicalStore("open", { services: ["pickup", "returns"] }),
        aPhysicalStore("elsewhere", { services: ["pickup"], stateCode: "B", stateName: "Barcelona" }),
      ]
      const ids = (search: Parameters<typeof storesNear>[0]) =>
        Effect.map(Effect.provide(storesNear(search), shop(fake).layer), ({ stores }) =>
          stores.map(({ physicalStore: { id } }) => id),
        )
      expect(yield* ids({ services: ["pickup"], isOpenNow: true })).toEqual(["open", "elsewhere"])
      expect(yield* ids({ services: ["pickup", "returns"] })).toEqual(["open"])
      expect(yield* ids({ administrativeArea: "barcelona" })).toEqual(["elsewhere"])
      expect(yield* ids({ countryCode: "pt" })).toEqual([])
      expect(yield* ids({ max: 1 })).toEqual(["closed"])
    }),
  )

  itEffect("F152 are not requested for a position that is none", () =>
    Effect.gen(function* () {
      const fake = new FakePlaces()
      const search = storesNear({ point: { latitude: 91, longitude: Number.NaN } })
      const error = yield* Effect.flip(Effect.provide(search, shop(fake).layer))
      expect(error).toMatchObject({ _tag: "PlaceSearchRefused" })
      expect(fake.calls).toEqual([])
    }),
  )
})

describe("drop points near a place", () => {
  itEffect("are around the town, and those with the words in their address when there is no such town", () =>
    Effect.gen(function* () {
      const fake = new FakePlaces()
      fake.points = [aDeliveryPoint("full", "droppoint", { isOpen: false }), aDeliveryPoint("open", "packstation")]
      const { layer, requests } = shop(fake)
      const found = yield* Effect.provide(dropPointsNear({ place: "Madrid", provinceIso: "ES-M", max: 5 }), layer)
      expect(found.map(({ id }) => id)).toEqual(["open", "full"])
      yield* Effect.provide(dropPointsNear({ place: "kiosk" }), layer)
      yield* Effect.provide(dropPointsNear({ zipCode: "28001" }), layer)
      expect(requests.map((request) => ("address" in request ? request.administrativeArea : ""))).toEqual([
        "M",
        undefined,
      ])
      expect(fake.calls).toEqual([
        ["points", { provinceIso: "ES-M", max: 5, point: madrid.point }],
        ["points", { searchText: "kiosk" }],
        ["points", { zipCode: "28001" }],
      ])
    }),
  )
})
