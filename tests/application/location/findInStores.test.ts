import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { bookPieces } from "../../../application/booking/bookPieces.ts"
import { BookingGateway } from "../../../application/booking/BookingGateway.ts"
import { ShelfStockGateway } from "../../../application/catalog/ShelfStockGateway.ts"
import { findInStores } from "../../../application/location/findInStores.ts"
import { PhysicalStoreGateway } from "../../../application/location/PhysicalStoreGateway.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { memorySessionHolder } from "../../../adapters/memory/MemorySessionHolder.ts"
import type { PhysicalStore } from "../../../domain/location/PhysicalStore.ts"
import { sku } from "../../support/backend/scopes.ts"
import { itEffect } from "../../support/itEffect.ts"

const place = (id: string, more: Partial<PhysicalStore> = {}): PhysicalStore => ({
  id, name: id, addressLines: [], cityId: "1", city: "Madrid", zipCode: "28013", stateCode: "M", countryCode: "ES", point: { latitude: 40, longitude: -3 },
  openingHours: { timeZone: "UTC", days: new Map([[4, [{ fromTime: "00:00", toTime: "24:00" }]]]) }, isFavourite: false, isLast: false, phones: [], services: ["booking"], groupingId: "1", ...more,
})
const wanted = { productId: "510001", sku: sku("8201-400-3") }
const asked: unknown[] = []
const stores = Layer.mock(PhysicalStoreGateway, {
  listPhysicalStores: (search) => Effect.sync(() => {
    asked.push(search)
    return [place("empty"), place("far"), place("own", { isFavourite: true }), place("silent", { services: [] })]
  }),
})
const shelves = Layer.mock(ShelfStockGateway, {
  getStoresStock: (productIds, physicalStoreIds) => Effect.sync(() => {
    asked.push({ productIds, physicalStoreIds })
    const stock = (units: number) => [{ sku: wanted.sku, productId: wanted.productId, units, catentryId: "77" }]
    return [{ physicalStoreId: "far", stocks: stock(5) }, { physicalStoreId: "silent", stocks: stock(1) }]
  }),
})
const guest = Layer.succeed(SessionHolder, memorySessionHolder())
const shop = Layer.mergeAll(stores, shelves, guest)

describe("finding a size in physical stores", () => {
  itEffect("puts the shopper's own first, then those that have it, and says what can be booked", () => Effect.gen(function* () {
    asked.length = 0
    const found = yield* Effect.provide(findInStores({ ...wanted, words: "  Madrid " }), shop)
    expect(found.map(({ physicalStore, shelf, catentryId }) => [physicalStore.id, shelf, catentryId])).toEqual([["own", "none", undefined], ["far", "in", "77"], ["silent", "few", undefined], ["empty", "none", undefined]])
    expect(asked).toEqual([{ max: 20, words: "Madrid" }, { productIds: ["510001"], physicalStoreIds: ["empty", "far", "own", "silent"] }])
    expect(found[0]?.today).toEqual({ state: "openUntil", time: "24:00" })
  }))

  itEffect("keeps the nearest first where a point is known", () => Effect.gen(function* () {
    const found = yield* Effect.provide(findInStores({ ...wanted, point: { latitude: 40, longitude: -3 } }), shop)
    expect(found.map(({ physicalStore }) => physicalStore.id)).toEqual(["own", "empty", "far", "silent"])
  }))

  itEffect("asks the shop nothing for a point that is none", () => Effect.gen(function* () {
    const refused = yield* Effect.provide(Effect.flip(findInStores({ ...wanted, point: { latitude: 91, longitude: 0 } })), Layer.mergeAll(Layer.mock(PhysicalStoreGateway, {}), Layer.mock(ShelfStockGateway, {}), guest))
    expect(refused._tag).toBe("PlaceSearchRefused")
  }))
})

describe("reserving in a store", () => {
  itEffect("goes nowhere without a name, an address and consent", () => Effect.gen(function* () {
    const draft = { fullName: " ", phoneNumber: "1", email: "x", acceptedPolicies: [], items: [{ catentryId: "77", physicalStoreId: "1", units: 1 }] }
    const refused = yield* Effect.provide(Effect.flip(bookPieces(draft)), Layer.mock(BookingGateway, {}))
    expect(refused).toMatchObject({ _tag: "BookingRefused", problems: [{ place: "fullName" }, { place: "phoneNumber" }, { place: "email" }, { place: "acceptedPolicies" }] })
  }))
})
