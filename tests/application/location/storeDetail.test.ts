import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { describe, expect } from "vitest"
import { PhysicalStoreGateway } from "../../../application/location/PhysicalStoreGateway.ts"
import { storeDetail } from "../../../application/location/storeDetail.ts"
import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import { aPhysicalStore, FakePlaces } from "../../support/fakes/FakePlaces.ts"
import { itEffect } from "../../support/itEffect.ts"

/** The page of the store `7` at a position, with another store near it. */
const detailAt = (point: GeoPoint, id = "7") =>
  Effect.provide(
    storeDetail(id),
    Layer.merge(
      new FakePlaces().as("guest"),
      Layer.mock(PhysicalStoreGateway, {
        listPhysicalStoresByCity: () => Effect.succeed([aPhysicalStore("7", { point })]),
        listPhysicalStores: () => Effect.succeed([aPhysicalStore("7", { point }), aPhysicalStore("8")]),
      }),
    ),
  )

describe("a physical store", () => {
  itEffect("is shown with the hours of seven days and the nearest others", () =>
    Effect.gen(function* () {
      const { store, days, nearest } = Option.getOrThrow(yield* detailAt({ latitude: 40, longitude: -3 }))
      expect([store.physicalStore.id, days.length]).toEqual(["7", 7])
      expect(nearest.map(({ physicalStore }) => physicalStore.id)).toEqual(["8"])
      expect(yield* detailAt({ latitude: 40, longitude: -3 }, "9")).toEqual(Option.none())
    }),
  )

  itEffect("F152 is shown without others when its position is none", () =>
    Effect.gen(function* () {
      for (const point of [
        { latitude: Number.NaN, longitude: 0 },
        { latitude: 91, longitude: 0 },
      ])
        expect(Option.getOrThrow(yield* detailAt(point)).nearest).toEqual([])
    }),
  )
})
