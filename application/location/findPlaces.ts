import * as Effect from "effect/Effect"
import type { DropPointSearch, PhysicalStoreSearch } from "../../domain/location/PlaceSearch.ts"
import { PlaceSearchRefused, validatePlaceSearch } from "../../domain/location/PlaceSearch.ts"
import { DropPointGateway } from "./DropPointGateway.ts"
import { PhysicalStoreGateway } from "./PhysicalStoreGateway.ts"

/** Searches physical stores. Fails with `PlaceSearchRefused` before any call when the search breaks a rule. */
export const findPhysicalStores = Effect.fn("location.findPhysicalStores")(function* (search: PhysicalStoreSearch) {
  yield* requireSearch(search)
  return yield* (yield* PhysicalStoreGateway).listPhysicalStores(search)
})

/**
 * Searches delivery points, those that accept parcels first. Fails with `PlaceSearchRefused` before any call when the
 * search breaks a rule.
 */
export const findDeliveryPoints = Effect.fn("location.findDeliveryPoints")(function* (search: DropPointSearch) {
  yield* requireSearch(search)
  const points = yield* (yield* DropPointGateway).listDeliveryPoints(search)
  return [...points].sort((one, other) => Number(other.isOpen) - Number(one.isOpen))
})

const requireSearch = (search: PhysicalStoreSearch & DropPointSearch): Effect.Effect<void, PlaceSearchRefused> => {
  const reasons = validatePlaceSearch(search)
  return reasons.length === 0 ? Effect.void : Effect.fail(new PlaceSearchRefused({ reasons }))
}
