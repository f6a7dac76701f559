import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { DropPointGateway } from "../../../application/location/DropPointGateway.ts"
import { findDeliveryPoints, findPhysicalStores } from "../../../application/location/findPlaces.ts"
import { PhysicalStoreGateway } from "../../../application/location/PhysicalStoreGateway.ts"
import type { DropPoint } from "../../../domain/location/DropPoint.ts"
import { itEffect } from "../../support/itEffect.ts"

const point = (id: string, isOpen: boolean): DropPoint => ({
  id,
  isOpen,
  kind: "droppoint",
  courierId: "1",
  name: id,
  addressLines: [],
  cityId: "1",
  city: "Madrid",
  zipCode: "28013",
  stateCode: "M",
  countryCode: "ES",
  point: { latitude: 40, longitude: -3 },
  openingHours: { timeZone: "Europe/Madrid", days: {} },
  isFavourite: false,
  isLast: false,
})
const points = Layer.mock(DropPointGateway, {
  listDeliveryPoints: () => Effect.succeed([point("full", false), point("near", true), point("far", true)]),
})
const unusedGateway = Layer.mock(PhysicalStoreGateway, {})

describe("finding places", () => {
  itEffect("lists places that accept parcels first, each group by distance", () =>
    Effect.gen(function* () {
      const found = yield* Effect.provide(findDeliveryPoints({ showAll: true }), points)
      expect(found.map(({ id }) => id)).toEqual(["near", "far", "full"])
    }),
  )

  itEffect("makes no call for an invalid search", () =>
    Effect.gen(function* () {
      const refused = yield* Effect.provide(
        Effect.flip(findPhysicalStores({ point: { latitude: 91, longitude: 0 }, min: 9, max: 3 })),
        unusedGateway,
      )
      expect(refused).toMatchObject({
        _tag: "PlaceSearchRefused",
        reasons: [
          { field: "latitude", rule: "range" },
          { field: "min", rule: "range" },
        ],
      })
    }),
  )
})
